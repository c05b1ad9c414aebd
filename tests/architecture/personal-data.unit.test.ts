import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signupPersonal } from '@maru/contracts/identity/signup/signup.events';
import { userPersonal } from '@maru/contracts/identity/user/user.events';
import { licencePersonal } from '@maru/contracts/shop/licence/licence.events';
import { addressPersonal } from '@maru/contracts/shop/address/address.events';
import { orderPersonal } from '@maru/contracts/shop/order/order.events';
import { companyPersonal } from '@maru/contracts/shop/company/company.events';
import { nameCardPersonal } from '@maru/contracts/shop/name-card/name-card.events';
import { cashReceiptPersonal } from '@maru/contracts/shop/cash-receipt/cash-receipt.events';
import { tableSettingsPersonal } from '@maru/contracts/site/table-settings/table-settings.events';
import { taxInvoicePersonal } from '@maru/contracts/shop/tax-invoice/tax-invoice.events';
import { contactCardPersonal } from '@maru/contracts/site/contact-card/contact-card.events';
import { root, sourceFiles } from './source-files.ts';

/** What is about a person wherever it stands. */
const telling = /^(full|first|last|nick|display|user)?name$|e?mail|phone|mobile|address|recipient|receiver|birth/i;
/** Ours, not a person's. */
const harmless = /(Hash|Id|At)$/;

/** Every table there is. */
const personal: Readonly<Record<string, { readonly fields: readonly string[] } | undefined>> = {
  ...userPersonal,
  ...signupPersonal,
  ...orderPersonal,
  ...licencePersonal,
  ...addressPersonal,
  ...companyPersonal,
  ...cashReceiptPersonal,
  ...taxInvoicePersonal,
  ...nameCardPersonal,
  ...tableSettingsPersonal,
  ...contactCardPersonal,
};
/** Names of things. */
const things: ReadonlySet<string> = new Set(['OrderPlaced.name', 'LicenceIssued.name']);

const eventFiles = sourceFiles.filter((path) =>
  /^contracts\/(?:identity|site\/(?:table-settings|contact-card)|shop\/(?:address|order|payment|cart|licence|company|cash-receipt|tax-invoice|name-card))\/.*\.events\.ts$/.test(
    path,
  ),
);
const schemas = (
  await Promise.all(
    eventFiles.map((file) => import(pathToFileURL(join(root, file)).href) as Promise<Record<string, unknown>>),
  )
)
  .flatMap((module) => Object.values(module))
  .filter((value): value is z.ZodType => value instanceof z.ZodType);

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodesIn = (value: unknown): readonly Node[] =>
  isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
/** Names at any depth. */
const namesIn = (node: unknown) => nodesIn(node).flatMap(({ properties }) => Object.keys(properties ?? {}));

const events = schemas
  .flatMap((schema) => nodesIn(z.toJSONSchema(schema, { unrepresentable: 'any' })))
  .flatMap(({ properties }) =>
    typeof properties?.['type']?.['const'] === 'string' && properties['data']
      ? [{ type: properties['type']['const'], data: properties['data'] }]
      : [],
  );

describe('personal data in events', () => {
  it('is named in a table: it would stay readable for ever', () => {
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['UserRegistered', 'EmailReserved', 'SessionStarted', 'OrderPlaced', 'PaymentDone']),
    );
    const forgotten = events
      .flatMap(({ type, data }) =>
        namesIn(data)
          .filter((name) => telling.test(name) && !harmless.test(name) && !personal[type]?.fields.includes(name))
          .map((name) => `${type}.${name}`),
      )
      .filter((name) => !things.has(name));
    expect(forgotten).toEqual([]);
  });

  it('is named as the events name it', () => {
    const known = new Map(events.map(({ type, data }) => [type, Object.keys(data.properties ?? {})]));
    const wrong = Object.entries(personal).flatMap(([type, entry]) =>
      (entry?.fields ?? []).filter((field) => !known.get(type)?.includes(field)),
    );
    expect(wrong).toEqual([]);
    expect(telling.test('email') && namesIn(events.find(({ type }) => type === 'UserRegistered')?.data)).toContain(
      'which',
    );
  });
});

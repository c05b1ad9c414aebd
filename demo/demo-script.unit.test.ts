import { addinErrorCommand } from '@maru/contracts/addin/error/error.commands';
import { useCommand } from '@maru/contracts/addin/use/use.commands';
import { addinUserCommand } from '@maru/contracts/addin/user/user.commands';
import { commentCommand } from '@maru/contracts/tracker/comment/comment.commands';
import { couponCommand } from '@maru/contracts/shop/coupon/coupon.commands';
import { itemCommand } from '@maru/contracts/shop/item/item.commands';
import { readOrderNumber } from '@maru/contracts/shop/order/order-number';
import { nameCardCommand } from '@maru/contracts/shop/name-card/name-card.commands';
import { orderCommand } from '@maru/contracts/shop/order/order.commands';
import { paymentCommand } from '@maru/contracts/shop/payment/payment.commands';
import { pointsCommand } from '@maru/contracts/shop/points/points.commands';
import { questionCommand } from '@maru/contracts/shop/question/question.commands';
import { reviewCommand } from '@maru/contracts/shop/review/review.commands';
import { configCommand } from '@maru/contracts/site/config/config.commands';
import { synonymCommand } from '@maru/contracts/shop/synonym/synonym.commands';
import { slideCommand } from '@maru/contracts/site/slide/slide.commands';
import { issueCommand } from '@maru/contracts/tracker/issue/issue.commands';
import { projectCommand } from '@maru/contracts/tracker/project/project.commands';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { demoItems } from './items/demo-items.ts';
import { demoOrders, itemAt } from './orders/demo-orders.ts';
import { demoPictures, addressOf } from './demo-pictures.ts';
import { demoScript } from './demo-script.ts';

const day = (fromToday: number) => new Date(Date.UTC(2026, 5, 1) + fromToday * 86_400_000).toISOString().slice(0, 10);
const script = demoScript(day);
const commands = script.map(({ command }) => command);
const sent = (type: string) => commands.filter((command) => command.type === type).length;

describe('the demo’s script', () => {
  it('sends what the contracts take', () => {
    const any = z.union([
      projectCommand,
      issueCommand,
      commentCommand,
      itemCommand,
      couponCommand,
      pointsCommand,
      orderCommand,
      paymentCommand,
      nameCardCommand,
      reviewCommand,
      questionCommand,
      configCommand,
      slideCommand,
      synonymCommand,
      useCommand,
      addinUserCommand,
      addinErrorCommand,
    ]);
    for (const command of commands) expect(any.parse(command)).toEqual(command);
  });
  it('is worth looking at', () => {
    expect([sent('AddProject'), sent('AddIssue')]).toEqual([6, 60]);
    expect(sent('AddComment')).toBeGreaterThanOrEqual(148);
    const issues = commands.flatMap((command) => (command.type === 'AddIssue' ? [command.data] : []));
    for (const discipline of ['건축', '구조', '기계'])
      expect(issues.filter((issue) => issue.class === discipline).length).toBeGreaterThan(12);
    expect(new Set(issues.map(({ title }) => title)).size).toBe(60);
    expect(issues.filter(({ due }) => due !== null && due < day(0)).length).toBeGreaterThan(10);
  });
  it('sells what there is, at the price it had', () => {
    expect([sent('PlaceOrder'), sent('WriteReview'), sent('AskQuestion')]).toEqual([16, 11, 5]);
    const lines = demoOrders.flatMap((order) =>
      order.lines.map(([name, option]) => ({ ago: order.ago, item: demoItems[itemAt(name)], option })),
    );
    expect(lines.filter(({ item, option }) => !item?.options[option - 1])).toEqual([]);
    expect(lines.filter(({ ago, item }) => item?.sale !== undefined && ago < 4)).toEqual([]);
    const numbers = commands.flatMap((command) => (command.type === 'PlaceOrder' ? [command.data.number] : []));
    expect(numbers.map(readOrderNumber)).toEqual(numbers);
  });
  it('goes through time and ends with a comment of today', () => {
    const times = script.map(({ ago }) => ago);
    expect(times.toSorted((a, b) => b - a)).toEqual(times);
    expect(script.at(-1)).toMatchObject({ ago: 0, command: { type: 'AddComment' } });
  });
  it('is the same every time', () => {
    expect(demoScript(day)).toEqual(script);
  });
  it('shows pictures that are there, each of them once', () => {
    const shown = commands.flatMap(({ data }) => {
      if ('proof' in data) return [data.proof];
      if ('image' in data && data.image) return [data.image].flat();
      return 'images' in data && data.images ? data.images : [];
    });
    const stored = demoPictures.map(({ key }) => addressOf(key));
    expect(new Set(shown).size).toBe(shown.length);
    expect(stored.filter((address) => !address.includes('/user/')).toSorted()).toEqual(shown.toSorted());
  });
  it('draws every picture differently, and without fonts', () => {
    const drawn = demoPictures.map(({ svg }) => svg());
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawn.filter((svg) => svg.includes('<text') || svg.includes('NaN'))).toEqual([]);
    expect(demoPictures.map(({ svg }) => svg())).toEqual(drawn);
  });
});

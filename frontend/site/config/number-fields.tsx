import { WholeNumberField } from '../../design/whole-number-field.tsx';

/** A number of the settings: `wrong` is said where it is, `hint` otherwise. */
export interface NumberRow<Field extends string> {
  readonly field: Field;
  readonly label: string;
  readonly unit: string;
  readonly wrong: string;
  readonly hint?: string;
}
interface NumberFieldsProps<Field extends string> {
  readonly rows: readonly NumberRow<Field>[];
  readonly typed: Readonly<Record<Field, number | null>>;
  readonly isWrong: (field: Field) => boolean;
  readonly onChange: (part: Partial<Record<Field, number | null>>) => void;
}

export const NumberFields = <Field extends string>({ rows, typed, isWrong, onChange }: NumberFieldsProps<Field>) =>
  rows.map(({ field, label, unit, wrong, hint }) => (
    <WholeNumberField
      key={field}
      label={label}
      unit={unit}
      value={typed[field]}
      onChange={(value) => onChange({ [field]: value } as Partial<Record<Field, number | null>>)}
      error={isWrong(field) ? wrong : undefined}
      hint={hint}
    />
  ));

import { releaseNotes, revitYears } from '@maru/contracts/shop/installer/installer.fields';
import TextField from '@mui/material/TextField';

/** What is said of a release, as it is typed. */
export interface ReleaseDraft {
  readonly years: string;
  readonly notes: string;
}

/** Undefined where it is not to be understood. */
export const describedBy = ({ years, notes }: ReleaseDraft) => {
  const read = revitYears.safeParse(
    years
      .split(/[\s,]+/)
      .filter((part) => part !== '')
      .map(Number),
  );
  const said = releaseNotes.safeParse(notes);
  return read.success && said.success ? { years: read.data, notes: said.data } : undefined;
};

interface FieldsProps {
  readonly draft: ReleaseDraft;
  readonly change: (changes: Partial<ReleaseDraft>) => void;
}
export const ReleaseFields = ({ draft, change }: FieldsProps) => (
  <>
    <TextField
      label="Revit 연도 (선택)"
      value={draft.years}
      error={describedBy({ ...draft, notes: '' }) === undefined}
      helperText="쉼표로 나눠 적어 주세요. 예: 2024, 2025, 2026"
      onChange={({ target }) => change({ years: target.value })}
    />
    <TextField
      multiline
      minRows={3}
      label="바뀐 점 (선택)"
      value={draft.notes}
      onChange={({ target }) => change({ notes: target.value })}
      slotProps={{ htmlInput: { maxLength: 2_000 } }}
    />
  </>
);

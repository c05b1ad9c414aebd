import { uploadTimeoutMs } from '@maru/contracts/kernel/limits';
import type { CheckedRows, RowKind } from '@maru/contracts/site/bulk/rows.routes';
import { useEffect, useState } from 'react';
import { upload } from '../api/upload.ts';
import { type Problem, problemText } from '../http/problem.ts';
import { useDispatch } from '../state/hooks.ts';

export interface RowsFile {
  readonly file: File | undefined;
  readonly choose: (file: File) => void;
  readonly checked: CheckedRows | undefined;
  /** Why the file could not be read. */
  readonly problem: string | undefined;
  readonly busy: boolean;
}

const textOf = (problem: Problem) => [problemText(problem), ...problem.errors.map(({ message }) => message)].join(' ');

interface Looked {
  readonly file: File;
  readonly usual: string | undefined;
  readonly checked?: CheckedRows | undefined;
  readonly problem?: string | undefined;
}

/** Has a file of rows looked at, before anything is done; `usual` stands for the column that most rows share. */
export const useRowsFile = (kind: RowKind, usual: string | undefined): RowsFile => {
  const dispatch = useDispatch();
  const [file, choose] = useState<File>();
  const [looked, setLooked] = useState<Looked>();
  useEffect(() => {
    if (!file) return undefined;
    const left = new AbortController();
    const form = new FormData();
    form.append('file', file);
    const query = new URLSearchParams({ kind, ...(usual !== undefined && { default: usual }) });
    const what = { path: `adm/bulk/rows?${query.toString()}`, form, timeout: uploadTimeoutMs, signal: left.signal };
    void dispatch(upload<CheckedRows>({ ...what, quiet: true })).then(({ data, error }) => {
      if (!left.signal.aborted) setLooked({ file, usual, checked: data, problem: error && textOf(error) });
    });
    return () => left.abort();
  }, [file, kind, usual, dispatch]);
  const found = looked?.file === file && looked?.usual === usual ? looked : undefined;
  return {
    file,
    choose,
    checked: found?.checked,
    problem: found?.problem,
    busy: file !== undefined && found === undefined,
  };
};

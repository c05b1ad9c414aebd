import type { Agreement } from '@maru/contracts/identity/user/agreements';
import type { AgreementVersionList } from '@maru/contracts/site/agreement/agreement.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '../../design/confirm-dialog.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { AgreementDialog } from '../../kernel/agreement/agreement-dialog.tsx';
import { useAgreementQuery } from '../../kernel/agreement/agreement.api.ts';
import { Answered } from '../../kernel/api/answered.tsx';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useAllAgreementsQuery, useCancelAgreementMutation } from './agreement-admin.api.ts';
import { AgreementEditor } from './agreement-editor.tsx';
import { agreementNames } from './agreement-words.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { PartChoice } from '../../kernel/admin/part-choice.tsx';
import { VersionRow } from './version-row.tsx';

type OpenDialog =
  | { readonly kind: 'edit' }
  | { readonly kind: 'read' | 'compare' | 'cancel'; readonly version: number };

interface DialogsProps {
  readonly list: AgreementVersionList;
  readonly dialog: OpenDialog | undefined;
  readonly onClose: () => void;
}
const Dialogs = ({ list, dialog, onClose }: DialogsProps) => {
  const dispatch = useDispatch();
  const { which, revision } = list;
  const { data: current } = useAgreementQuery({ which });
  const [cancel, { isLoading }] = useCancelAgreementMutation();
  if (!dialog) return null;
  if (dialog.kind === 'edit')
    return current?.which === which ? <AgreementEditor list={list} before={current.text} onClose={onClose} /> : null;
  const { version } = dialog;
  const run = async () => {
    const { error } = await cancel({ which, version, revision });
    if (!error) dispatch(snackbarShown('예정된 판을 거뒀어요.'));
    onClose();
  };
  if (dialog.kind === 'compare') return <CompareDialog list={list} version={version} onClose={onClose} />;
  if (dialog.kind === 'read')
    return (
      <AgreementDialog
        which={which}
        version={version}
        title={`${agreementNames[which]} ${version}판`}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      open
      title={`${version}판을 거둘까요?`}
      text="시행하기 전이라 거둘 수 있어요. 미리 알린 것도 화면에서 사라지고, 거둔 기록은 남아요."
      confirm="거두기"
      destructive
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void run()}
    />
  );
};

const Versions = ({ list }: { list: AgreementVersionList }) => {
  const [dialog, setDialog] = useState<OpenDialog>();
  const oldest = list.versions.at(-1)?.version;
  return (
    <>
      <Button variant="contained" onClick={() => setDialog({ kind: 'edit' })} sx={{ mt: 2 }}>
        새 판 쓰기
      </Button>
      <Box component="ul" aria-label="판 목록" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {list.versions.map((version) => (
          <VersionRow
            key={version.version}
            version={version}
            onRead={() => setDialog({ kind: 'read', version: version.version })}
            onCompare={
              version.version === oldest ? undefined : () => setDialog({ kind: 'compare', version: version.version })
            }
            onCancel={() => setDialog({ kind: 'cancel', version: version.version })}
          />
        ))}
      </Box>
      <Dialogs list={list} dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
};

const isAgreement = (value: string | null): value is Agreement => value !== null && value in agreementNames;

/** The texts that people agree to: their versions, what is announced, and a new one. */
export const AgreementsSection = () => {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('which');
  const which = isAgreement(wanted) ? wanted : 'terms';
  const answer = useAllAgreementsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SectionCard
      title="약관"
      text="고치면 새 판이 되고 지난 판도 남아요. 시행일 전에는 화면 아래에서 미리 알려요. 회원이 어느 판에 동의했는지도 기록돼요."
    >
      <Box sx={{ mt: 2 }}>
        <PartChoice
          label="약관 고르기"
          parts={agreementNames}
          value={which}
          onChange={(one) => setSearch({ which: one }, { replace: true })}
        />
      </Box>
      <Answered answer={answer}>
        {(lists) =>
          lists.filter((list) => list.which === which).map((list) => <Versions key={list.which} list={list} />)
        }
      </Answered>
    </SectionCard>
  );
};

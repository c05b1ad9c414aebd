import type { EditableMailKind, MailTemplate } from '@maru/contracts/site/mail-text/mail-text.fields';
import type { MailPreview as Preview } from '@maru/contracts/site/mail-text/mail-text.views';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { PartChoice } from '../../kernel/admin/part-choice.tsx';
import { usePreviewMailMutation } from './mail-text.api.ts';

const waitMs = 400;
const ways = { phone: '휴대폰', computer: '컴퓨터', plain: '글자만' } as const;
type Way = keyof typeof ways;
const widths = { phone: 360, computer: 640, plain: 640 } as const;

/** As it arrives, a moment after somebody stopped typing; what cannot be sent leaves the last one that could. */
const usePreview = (kind: EditableMailKind, template: MailTemplate, isSendable: boolean): Preview | undefined => {
  const [shown, setShown] = useState<Preview>();
  const [preview] = usePreviewMailMutation();
  useEffect(() => {
    if (!isSendable) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void preview({ kind, template }).then(({ data }) => {
        if (data && isCurrent) setShown(data);
      });
    }, waitMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [kind, template, isSendable, preview]);
  return shown;
};

interface MailPreviewProps {
  readonly kind: EditableMailKind;
  readonly template: MailTemplate;
  readonly isSendable: boolean;
}
/** The mail with made-up data, as phones and computers show it, and without its looks. */
export const MailPreview = ({ kind, template, isSendable }: MailPreviewProps) => {
  const [way, setWay] = useState<Way>('phone');
  const shown = usePreview(kind, template, isSendable);
  return (
    <Box sx={{ minWidth: 0 }}>
      <PartChoice label="미리보기" parts={ways} value={way} onChange={setWay} />
      {shown ? (
        <>
          <Typography sx={{ mt: 1.5, fontWeight: 700, overflowWrap: 'anywhere' }}>{shown.subject}</Typography>
          <Box
            tabIndex={0}
            role="region"
            aria-label="메일 미리보기"
            sx={{ mt: 1, overflowX: 'auto', border: '1px solid', borderColor: 'divider', borderRadius: 1 }}
          >
            {way === 'plain' ? (
              <Box
                component="pre"
                tabIndex={0}
                role="region"
                aria-label="글자만 보이는 메일"
                sx={{
                  m: 0,
                  p: 2,
                  fontFamily: 'inherit',
                  fontSize: 14,
                  whiteSpace: 'pre-wrap',
                  height: 420,
                  overflow: 'auto',
                }}
              >
                {shown.text}
              </Box>
            ) : (
              <Box
                component="iframe"
                title={`${ways[way]}에서 보이는 메일`}
                sandbox=""
                srcDoc={shown.html}
                sx={{ display: 'block', border: 0, width: widths[way], height: 420, bgcolor: '#f4f6f8' }}
              />
            )}
          </Box>
        </>
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Box>
  );
};

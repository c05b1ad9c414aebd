import { areaOf, type RemoteArea } from '@maru/contracts/site/config/remote-areas';
import type { SiteConfig } from '@maru/contracts/site/config/config.views';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { won } from '../../format/number.ts';
import { areaLines, textOfAreas } from './area-lines.ts';
import { useChangeAreasMutation } from './config.api.ts';
import { TermsForm } from './terms-form.tsx';
import { useTyped } from './use-typed.ts';

const maxPostcode = 5;

/** What a postcode costs on top, as the list is typed just now. */
const PostcodeCheck = ({ text, usual }: { text: string; usual: number }) => {
  const [postcode, setPostcode] = useState('');
  const area = areaOf(postcode, areaLines.safeParse(text).data ?? []);
  const answer = area ? `${area.name} · ${won(area.fee ?? usual)} 추가` : '추가 배송비가 없는 지역이에요.';
  return (
    <Stack direction="row" sx={{ gridColumn: '1 / -1', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <TextField
        label="우편번호로 확인"
        size="small"
        value={postcode}
        onChange={({ target }) => setPostcode(target.value.replaceAll(/\D/g, ''))}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: maxPostcode } }}
        sx={{ width: 160 }}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {postcode.length === maxPostcode ? answer : ''}
      </Typography>
    </Stack>
  );
};

/** Where sending costs more: one area a line, because lists of couriers are pasted. */
export const AreasForm = ({ config: { areas, shipping, revision } }: { config: SiteConfig }) => {
  const [change, { isLoading }] = useChangeAreasMutation();
  const { typed, setTyped, isWrong, form } = useTyped<string, RemoteArea[]>({
    before: textOfAreas(areas),
    schema: areaLines,
    save: (list) => change({ fields: { areas: list }, revision }),
    saved: '추가 배송비 지역을 저장했어요.',
  });
  const wrongLine = typed.split('\n').findIndex((_, at) => isWrong(at)) + 1;
  return (
    <TermsForm {...form} busy={isLoading}>
      <TextField
        multiline
        minRows={6}
        maxRows={14}
        label="지역, 우편번호, 추가 금액"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={wrongLine > 0}
        helperText={
          wrongLine === 0
            ? `한 줄에 하나씩 적어 주세요. 예: 울릉도 40200-40240 7000. 금액을 비우면 ${won(shipping.island_fee)}을 더해요.`
            : `${wrongLine}번째 줄을 다시 확인해 주세요. 예: 울릉도 40200-40240 7000`
        }
        sx={{ gridColumn: '1 / -1' }}
        slotProps={{ htmlInput: { spellCheck: false, sx: { fontSize: 14, lineHeight: 1.7 } } }}
      />
      <PostcodeCheck text={typed} usual={shipping.island_fee} />
    </TermsForm>
  );
};

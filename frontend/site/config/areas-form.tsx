import { areaOf } from '@maru/contracts/site/config/remote-areas';
import type { SiteConfig } from '@maru/contracts/site/config/config.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { won } from '../../format/number.ts';
import { areasOfText, textOfAreas } from './area-lines.ts';
import { useChangeAreasMutation } from './config.api.ts';

const maxPostcode = 5;

/** What a postcode costs on top, as the list is typed just now. */
const PostcodeCheck = ({ text, usual }: { text: string; usual: number }) => {
  const [postcode, setPostcode] = useState('');
  const read = areasOfText(text);
  const area = 'areas' in read ? areaOf(postcode, read.areas) : undefined;
  const answer = area ? `${area.name} · ${won(area.fee ?? usual)} 추가` : '추가 배송비가 없는 지역이에요.';
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
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
  const dispatch = useDispatch();
  const before = textOfAreas(areas);
  const [text, setText] = useState(before);
  const [wrongLine, setWrongLine] = useState<number>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = areasOfText(text);
    setWrongLine('wrongLine' in read ? read.wrongLine : undefined);
    if ('wrongLine' in read) return;
    const { error } = await change({ fields: { areas: read.areas }, revision });
    if (!error) dispatch(snackbarShown('추가 배송비 지역을 저장했어요.'));
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ mt: 2.5, display: 'grid', gap: 2 }}>
      <TextField
        multiline
        minRows={6}
        maxRows={14}
        label="지역, 우편번호, 추가 금액"
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={wrongLine !== undefined}
        helperText={
          wrongLine === undefined
            ? `한 줄에 하나씩 적어 주세요. 예: 울릉도 40200-40240 7000. 금액을 비우면 ${won(shipping.island_fee)}을 더해요.`
            : `${wrongLine}번째 줄을 다시 확인해 주세요. 예: 울릉도 40200-40240 7000`
        }
        slotProps={{ htmlInput: { spellCheck: false, sx: { fontSize: 14, lineHeight: 1.7 } } }}
      />
      <PostcodeCheck text={text} usual={shipping.island_fee} />
      <Button
        type="submit"
        variant="contained"
        disabled={text === before}
        loading={isLoading}
        sx={{ justifySelf: { sm: 'start' }, minWidth: 120 }}
      >
        저장
      </Button>
    </Box>
  );
};

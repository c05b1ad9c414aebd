import type { DeskPart } from '@maru/contracts/site/desk/desk.queries';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { type Figure, figureWords, partLabel } from './figure-words.ts';

const compact = new Intl.NumberFormat('ko-KR', { notation: 'compact', maximumFractionDigits: 1 });
const height = 260;

/** Bars stand on nothing, also where there is nothing to show or more went back than came in. */
const boundsOf = (values: readonly number[]) => ({
  min: Math.min(0, ...values),
  ...(values.every((value) => value <= 0) && { max: 1 }),
});

/** The parts of a period as bars. It says nothing that the table beside it does not say in words. */
export const FigureChart = ({ figure, parts }: { readonly figure: Figure; readonly parts: readonly DeskPart[] }) => {
  const { vars, palette } = useTheme();
  const { label, text } = figureWords[figure];
  const values = parts.map((part) => part[figure]);
  return (
    <BarChart
      height={height}
      hideLegend
      skipAnimation
      grid={{ horizontal: true }}
      borderRadius={4}
      margin={{ left: 0, right: 8, top: 12, bottom: 0 }}
      xAxis={[{ scaleType: 'band', data: parts.map(partLabel), height: 28, disableTicks: true, disableLine: true }]}
      yAxis={[
        {
          width: 48,
          ...boundsOf(values),
          tickMinStep: 1,
          disableTicks: true,
          disableLine: true,
          valueFormatter: (value: number) => compact.format(value),
        },
      ]}
      series={[
        {
          label,
          color: (vars ?? { palette }).palette.primary.main,
          data: values,
          valueFormatter: (value) => text(value ?? 0),
        },
      ]}
    />
  );
};

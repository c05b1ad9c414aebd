import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const compact = new Intl.NumberFormat('ko-KR', { notation: 'compact', maximumFractionDigits: 1 });
const height = 260;

/** Bars stand on nothing, also where there is nothing to show or all is below it. */
const boundsOf = (values: readonly number[]) => ({
  min: Math.min(0, ...values),
  ...(values.every((value) => value <= 0) && { max: 1 }),
});

export interface BarsProps {
  /** What is shown, as it is called beside a value. */
  readonly label: string;
  readonly bars: readonly { readonly name: string; readonly value: number }[];
  readonly text: (value: number) => string;
}

/** Values one after the other, as bars. It says nothing that is not said in words somewhere near. */
export const Bars = ({ label, bars, text }: BarsProps) => {
  const { vars, palette } = useTheme();
  const values = bars.map(({ value }) => value);
  return (
    <BarChart
      height={height}
      hideLegend
      skipAnimation
      grid={{ horizontal: true }}
      borderRadius={4}
      margin={{ left: 0, right: 20, top: 12, bottom: 0 }}
      xAxis={[
        { scaleType: 'band', data: bars.map(({ name }) => name), height: 28, disableTicks: true, disableLine: true },
      ]}
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

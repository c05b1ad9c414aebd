import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import { number } from '../../format/number.ts';

export type IssueTab = 'talk' | 'activity' | 'details';
const labels: Readonly<Record<IssueTab, string>> = { talk: '대화', activity: '기록', details: '정보' };

export interface IssueTabsProps {
  readonly tabs: readonly IssueTab[];
  readonly tab: IssueTab;
  readonly comments: number;
  readonly onTab: (tab: IssueTab) => void;
  readonly children: ReactNode;
}

export const IssueTabs = ({ tabs, tab, comments, onTab, children }: IssueTabsProps) => {
  const id = useId();
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, next: IssueTab) => onTab(next)}
        aria-label="이슈 보기"
        sx={{
          mt: 2,
          position: 'sticky',
          top: 0,
          zIndex: 1,
          mx: { xs: -2, sm: -3 },
          px: { xs: 2, sm: 3 },
          bgcolor: 'background.paper',
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            sx={{ minWidth: 64 }}
            label={name === 'talk' && comments > 0 ? `${labels.talk} ${number(comments)}` : labels[name]}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} sx={{ pt: 1 }}>
        {children}
      </Box>
    </>
  );
};

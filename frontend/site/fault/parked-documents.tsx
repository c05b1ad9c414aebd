import Box from '@mui/material/Box';
import { useState } from 'react';
import { ItemPages } from '../../design/pages.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { useParkedQuery } from './fault.api.ts';
import { FaultRow, Since } from './fault-row.tsx';
import { placeText, viewName } from './fault-words.ts';

const pageSize = 20;
const listLook = {
  m: 0,
  mt: 1.5,
  px: 2,
  py: 0.5,
  listStyle: 'none',
  borderRadius: 1,
  bgcolor: 'surface.sunken',
  '& > li:first-of-type': { borderTop: 0 },
} as const;

/** The documents of a view that stand still, page by page: they may be a hundred thousand. */
export const ParkedDocuments = ({ view }: { readonly view: string }) => {
  const [page, setPage] = useState(1);
  const answer = useParkedQuery(
    { view, page, itemsPerPage: pageSize },
    { refetchOnMountOrArgChange: true, pollingInterval: 10_000 },
  );
  return (
    <Answered answer={answer} fade>
      {({ list, total }) => (
        <>
          <Box component="ul" aria-label={`멈춘 ${viewName(view)} 자료`} sx={listLook}>
            {list.map(({ document, since, event }) => (
              <FaultRow
                isNested
                key={document}
                title={document}
                beside={<Since at={since} />}
                place={placeText(event)}
              />
            ))}
          </Box>
          <ItemPages stay page={page} pages={Math.ceil(total / pageSize)} onChange={setPage} />
        </>
      )}
    </Answered>
  );
};

import Box from '@mui/material/Box';
import { useState } from 'react';
import { ItemPages } from '../../design/pages.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { usePolling } from '../../kernel/api/use-polling.ts';
import { useParkedQuery } from './fault.api.ts';
import { ParkedDocumentRow } from './parked-document-row.tsx';
import { viewName } from '../projection/view-name.public.ts';

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
  const answer = useParkedQuery({ view, page, itemsPerPage: pageSize }, usePolling(5_000));
  return (
    <Answered answer={answer} fade>
      {({ list, total }) => (
        <>
          <Box component="ul" aria-label={`멈춘 ${viewName(view)} 자료`} sx={listLook}>
            {list.map((row) => (
              <ParkedDocumentRow key={row.document} view={view} row={row} />
            ))}
          </Box>
          <ItemPages stay page={page} pages={Math.ceil(total / pageSize)} onChange={setPage} />
        </>
      )}
    </Answered>
  );
};

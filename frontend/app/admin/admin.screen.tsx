import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link, Navigate } from 'react-router-dom';
import { adminPlaces } from './admin-places.ts';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';

export const AdminScreen = () => (
  <AdminFrame title="관리" text="무엇을 살펴볼까요?">
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(260px, 1fr))' },
      }}
    >
      {adminPlaces.map(({ path, label, text, Icon }) => (
        <Card key={path} component="li">
          <CardActionArea
            component={Link}
            to={path}
            sx={{
              p: 2.5,
              display: 'flex',
              gap: 2,
              justifyContent: 'flex-start',
              alignItems: 'flex-start',
              height: '100%',
            }}
          >
            <Box
              aria-hidden
              sx={{
                width: 44,
                height: 44,
                flexShrink: 0,
                borderRadius: '12px',
                display: 'grid',
                placeItems: 'center',
                bgcolor: 'tones.blue.soft',
                color: 'tones.blue.text',
              }}
            >
              <Icon />
            </Box>
            <div>
              <Typography variant="h4" component="h2">
                {label}
              </Typography>
              <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary' }}>
                {text}
              </Typography>
            </div>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  </AdminFrame>
);

export const ToAdmin = () => <Navigate to="/adm" replace />;

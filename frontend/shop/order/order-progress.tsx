import { isOpen } from '@maru/contracts/shop/order/claim.fields';
import { type OrderStatus, statusOf } from '@maru/contracts/shop/order/order.label';
import type { Order } from '@maru/contracts/shop/order/order.views';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import { isSent, lookOf } from './order-words.ts';
import { isPickup } from './pickup-words.ts';

/** The way of an order for which all goes well. */
const way: readonly OrderStatus[] = ['paid', 'preparing', 'shipping', 'delivered', 'confirmed'];
/** Its buyer fetches it. */
const wayOfPickup: readonly OrderStatus[] = ['paid', 'preparing', 'awaitingPickup', 'delivered', 'confirmed'];
/** Nothing of it is sent. */
const wayOfLicences: readonly OrderStatus[] = ['paid', 'delivered', 'confirmed'];

/** A request to send something back leaves the order where it was until it is answered. */
const behindClaims = (order: Order): OrderStatus =>
  statusOf({ ...order, claims: order.claims.filter((claim) => !isOpen(claim)) });
/** Some of it is on its way, as all of it will be. */
const asWhole: Partial<Record<OrderStatus, OrderStatus>> = { partlyShipped: 'preparing', exchanging: 'preparing' };

/** The stages of an order, and how many are behind it; undefined where it left that way. */
const stagesOf = (order: Order) => {
  const status = behindClaims(order);
  const stages = isSent(order) ? (isPickup(order) ? wayOfPickup : way) : wayOfLicences;
  if (status === 'awaitingPayment') return { stages, reached: 0 };
  const at = stages.indexOf(asWhole[status] ?? status);
  return at < 0 ? undefined : { stages, reached: at + 1 };
};

const dot = (done: boolean) =>
  ({
    width: 28,
    height: 28,
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    fontSize: 13,
    fontWeight: 700,
    zIndex: 1,
    border: '2px solid',
    '& svg': { fontSize: 18 },
    ...(done
      ? { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' }
      : { bgcolor: 'background.paper', borderColor: 'divider', color: 'text.secondary' }),
  }) as const;
const stage = (done: boolean) =>
  ({
    position: 'relative',
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 0.75,
    fontSize: { xs: 12, sm: 14 },
    textAlign: 'center',
    '&:not(:first-of-type)::before': {
      content: '""',
      position: 'absolute',
      top: 13,
      right: '50%',
      width: '100%',
      height: 2,
      bgcolor: done ? 'primary.main' : 'divider',
    },
  }) as const;

/** How far an order has come: the first thing on its page. */
export const OrderProgress = ({ order }: { readonly order: Order }) => {
  const { stages, reached } = stagesOf(order) ?? { stages: [], reached: 0 };
  if (stages.length === 0) return null;
  return (
    <Box component="ol" aria-label="주문 진행" sx={{ m: 0, mb: 3, p: 0, display: 'flex', listStyle: 'none' }}>
      {stages.map((status, index) => (
        <Box
          key={status}
          component="li"
          aria-current={index + 1 === reached ? 'step' : undefined}
          sx={stage(index < reached)}
        >
          <Box aria-hidden sx={dot(index < reached)}>
            {index < reached ? <CheckRounded /> : index + 1}
          </Box>
          <Box
            component="span"
            sx={{
              fontWeight: index + 1 === reached ? 700 : 500,
              color: index < reached ? 'text.primary' : 'text.secondary',
            }}
          >
            {lookOf(order, status).label}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

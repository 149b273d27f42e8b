import { payoutDetails } from '@roomlark/contract/settlement/payout-details'
import { route } from '../../../http/route.ts'
import {
  getPayoutDetails,
  savePayee,
  savePayoutAccount,
  withdrawPayoutDetails,
} from './payout-details.service.ts'

export const payoutDetailsRoutes = [
  route(payoutDetails.get, (ctx) => getPayoutDetails(ctx)),
  route(payoutDetails.saveAccount, (ctx, { body }) => savePayoutAccount(ctx, body)),
  route(payoutDetails.savePayee, (ctx, { body }) => savePayee(ctx, body)),
  route(payoutDetails.withdraw, (ctx) => withdrawPayoutDetails(ctx)),
]

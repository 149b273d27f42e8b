import { commissionClaims } from '@roomlark/contract/partners/commission-claim'
import { commissionReceipts } from '@roomlark/contract/partners/commission-receipt'
import { route } from '../../../http/route.ts'
import { askClaim } from './claims.service.ts'
import { getReceiptPdf } from './receipt-pdf.service.ts'
import { getReceipt } from './receipts.service.ts'

export const receiptsRoutes = [
  route(commissionReceipts.get, (ctx, { params }) => getReceipt(ctx, params.bookingId)),
  route(commissionReceipts.pdf, (ctx, { params }) => getReceiptPdf(ctx, params.bookingId)),
  route(commissionClaims.ask, (ctx, { body }) => askClaim(ctx, body)),
]

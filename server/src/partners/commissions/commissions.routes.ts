import { commissionClaims } from '@roomlark/contract/partners/commission-claim'
import { commissionList } from '@roomlark/contract/partners/commission-list'
import { commissionReceipts } from '@roomlark/contract/partners/commission-receipt'
import { ledger } from '@roomlark/contract/partners/ledger'
import { readRoute, route } from '../../http/route.ts'
import { exportLedger, getLedger, listTransactions } from './ledger/reading.service.ts'
import { listCommissions } from './listing.service.ts'
import { askClaim } from './receipts/claims.service.ts'
import { getReceiptPdf } from './receipts/receipt-pdf.service.ts'
import { getReceipt } from './receipts/receipts.service.ts'

export const commissionRoutes = [
  readRoute(commissionList.list, (ctx, { query }) => listCommissions(ctx, query)),
  route(ledger.get, (ctx, { query }) => getLedger(ctx, query)),
  readRoute(ledger.transactions, (ctx, { query }) => listTransactions(ctx, query)),
  route(ledger.export, (ctx, { query }) => exportLedger(ctx, query)),
  route(commissionReceipts.get, (ctx, { params }) => getReceipt(ctx, params.bookingId)),
  route(commissionReceipts.pdf, (ctx, { params }) => getReceiptPdf(ctx, params.bookingId)),
  route(commissionClaims.ask, (ctx, { body }) => askClaim(ctx, body)),
]

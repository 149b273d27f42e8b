import { ledger } from '@roomlark/contract/partners/ledger'
import { readRoute, route } from '../../../http/route.ts'
import { exportLedger, getLedger, listTransactions } from './reading.service.ts'

export const ledgerRoutes = [
  route(ledger.get, (ctx, { query }) => getLedger(ctx, query)),
  readRoute(ledger.transactions, (ctx, { query }) => listTransactions(ctx, query)),
  route(ledger.export, (ctx, { query }) => exportLedger(ctx, query)),
]

import { payouts } from '@roomlark/contract/settlement/payouts'
import { route } from '../../http/route.ts'
import { downloadFile, exportRun } from './bank-files/files.service.ts'
import { approveRun } from './runs/approval.service.ts'
import { drawRun } from './runs/drawing.service.ts'
import { exportPreview, getRun, listRunStatements, listRuns } from './runs/runs.service.ts'
import { markPaid, markReturned, remind } from './runs/transfers.service.ts'

export const payoutsRoutes = [
  route(payouts.list, (ctx, { query }) => listRuns(ctx, query)),
  route(payouts.get, (ctx, { params }) => getRun(ctx, params.id)),
  route(payouts.statements, (ctx, { params, query }) => listRunStatements(ctx, params.id, query)),
  route(payouts.preview, (ctx, { params }) => exportPreview(ctx, params.id)),
  route(payouts.draw, (ctx) => drawRun(ctx)),
  route(payouts.approve, (ctx, { params, body }) => approveRun(ctx, params.id, body)),
  route(payouts.export, (ctx, { params }) => exportRun(ctx, params.id)),
  route(payouts.file, (ctx, { params }) => downloadFile(ctx, params.id, params.kind)),
  route(payouts.paid, (ctx, { params, body }) => markPaid(ctx, params.id, body)),
  route(payouts.returned, (ctx, { params, body }) => markReturned(ctx, params.id, body)),
  route(payouts.remind, (ctx, { params, body }) => remind(ctx, params.id, body.statementId)),
]

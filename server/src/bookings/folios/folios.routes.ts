import { folios } from '@roomlark/contract/bookings/folio'
import { minibar } from '@roomlark/contract/bookings/minibar'
import { hotelExtras } from '@roomlark/contract/inventory/hotel-extras'
import { route } from '../../http/route.ts'
import { chargeExtra, correctLine, moveLines, recordPayment } from './desk.service.ts'
import { createExtra, listExtras, updateExtra } from './extras.service.ts'
import { getFolio } from './folios.service.ts'
import { chargeMinibar, listMinibar } from './minibar.service.ts'
import { addFolio, updateFolio } from './payers.service.ts'
import { askDeposit, withdrawDeposit } from './posting/deposits.service.ts'

export const foliosRoutes = [
  route(folios.get, (ctx, { params }) => getFolio(ctx, params.id)),
  route(folios.charge, (ctx, { params, body, idempotencyKey }) =>
    chargeExtra(ctx, params.id, body, idempotencyKey),
  ),
  route(minibar.list, (ctx, { params }) => listMinibar(ctx, params.hotelId)),
  route(minibar.charge, (ctx, { params, body, idempotencyKey }) =>
    chargeMinibar(ctx, params, body, idempotencyKey),
  ),
  route(folios.pay, (ctx, { params, body, idempotencyKey }) =>
    recordPayment(ctx, params.id, body, idempotencyKey),
  ),
  route(folios.correct, (ctx, { params, body, idempotencyKey }) =>
    correctLine(ctx, params.id, body, idempotencyKey),
  ),
  route(folios.move, (ctx, { params, body, idempotencyKey }) =>
    moveLines(ctx, params.id, body, idempotencyKey),
  ),
  route(folios.add, (ctx, { params, body, idempotencyKey }) =>
    addFolio(ctx, params.id, body, idempotencyKey),
  ),
  route(folios.update, (ctx, { params, body }) => updateFolio(ctx, params, body)),
  route(folios.askDeposit, (ctx, { params, body, idempotencyKey }) =>
    askDeposit(ctx, params.id, body, idempotencyKey),
  ),
  route(folios.withdrawDeposit, (ctx, { params }) => withdrawDeposit(ctx, params)),
  route(hotelExtras.list, (ctx, { params }) => listExtras(ctx, params.hotelId)),
  route(hotelExtras.create, (ctx, { params, body }) => createExtra(ctx, params.hotelId, body)),
  route(hotelExtras.update, (ctx, { params, body }) => updateExtra(ctx, params, body)),
]

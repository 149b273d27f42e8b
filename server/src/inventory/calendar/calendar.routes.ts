import { calendar } from '@roomlark/contract/inventory/calendar'
import { imports } from '@roomlark/contract/inventory/imports'
import { route } from '../../http/route.ts'
import { getCalendar } from './calendar.service.ts'
import { copyCalendar, editCalendar } from './calendar-edit.service.ts'
import { undoCalendar } from './calendar-undo.service.ts'
import { importRates } from './import.service.ts'

export const calendarRoutes = [
  route(calendar.get, (ctx, { params, query }) => getCalendar(ctx, params.hotelId, query)),
  route(calendar.edit, (ctx, { params, body }) => editCalendar(ctx, params.hotelId, body)),
  route(calendar.copy, (ctx, { params, body }) => copyCalendar(ctx, params.hotelId, body)),
  route(calendar.undo, (ctx, { params, body }) => undoCalendar(ctx, params.hotelId, body)),
  route(imports.rates, (ctx, { params, body }) => importRates(ctx, params.hotelId, body)),
]

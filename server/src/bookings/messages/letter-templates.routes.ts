import { letters } from '@roomlark/contract/bookings/letters'
import { route } from '../../http/route.ts'
import { listTemplates, previewLetter, saveTemplate } from './letter-templates.service.ts'

export const letterTemplatesRoutes = [
  route(letters.list, (ctx, { params }) => listTemplates(ctx, params.hotelId)),
  route(letters.save, (ctx, { params, body }) => saveTemplate(ctx, params, body)),
  route(letters.preview, (ctx, { params, body }) => previewLetter(ctx, params.hotelId, body)),
]

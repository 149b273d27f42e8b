import { push } from '@roomlark/contract/platform/push'
import { route } from '../../../http/route.ts'
import {
  addPushDevice,
  getPushSettings,
  removePushDevice,
  savePushedHotel,
  saveQuietHours,
} from './push.service.ts'

export const pushRoutes = [
  route(push.settings, (ctx) => getPushSettings(ctx)),
  route(push.addDevice, (ctx, { body }) => addPushDevice(ctx, body)),
  route(push.removeDevice, (ctx, { params }) => removePushDevice(ctx, params.id)),
  route(push.saveQuiet, (ctx, { body }) => saveQuietHours(ctx, body.quiet)),
  route(push.saveHotel, (ctx, { params, body }) => savePushedHotel(ctx, params.hotelId, body.isOn)),
]

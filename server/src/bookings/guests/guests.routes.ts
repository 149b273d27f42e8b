import { guests } from '@roomlark/contract/bookings/guests'
import { readRoute, route } from '../../http/route.ts'
import { changeGuest, findRecognised, getGuest, getGuestOfBooking, listGuests } from './guests.service.ts'
import { mergeGuest } from './recognition/merge.service.ts'
import { getArrivalCards, getRegistrationCard } from './registration-card/registration-card.service.ts'
import { exportGuest } from './retention/guest-export.service.ts'

export const guestsRoutes = [
  readRoute(guests.list, (ctx, { query }) => listGuests(ctx, query)),
  route(guests.get, (ctx, { params }) => getGuest(ctx, params.id)),
  route(guests.update, (ctx, { params, body }) => changeGuest(ctx, params.id, body)),
  route(guests.merge, (ctx, { params, body }) => mergeGuest(ctx, params.id, body)),
  route(guests.export, (ctx, { params, query }) => exportGuest(ctx, params.id, query.format)),
  route(guests.recognise, (ctx, { params, body }) => findRecognised(ctx, params.hotelId, body)),
  route(guests.ofBooking, (ctx, { params }) => getGuestOfBooking(ctx, params.id)),
  route(guests.registrationCard, (ctx, { params }) => getRegistrationCard(ctx, params.id)),
  route(guests.registrationCards, (ctx, { params, query }) =>
    getArrivalCards(ctx, params.hotelId, query.day),
  ),
]

import { bookingChanges } from '@roomlark/contract/bookings/booking-changes'
import { bookings } from '@roomlark/contract/bookings/bookings'
import { guests } from '@roomlark/contract/bookings/guests'
import { registrations } from '@roomlark/contract/bookings/registration'
import { roomAssignments } from '@roomlark/contract/bookings/room-assignments'
import { guest } from '@roomlark/contract/guest-site/guest-hotels'
import { imports } from '@roomlark/contract/inventory/imports'
import { readRoute, route } from '../../http/route.ts'
import { exportBookings, listBookings } from './booking-list.service.ts'
import { getBooking } from './bookings.service.ts'
import { changeBooking, changeStay } from './change/desk-change.service.ts'
import { changeDetails } from './change/details.service.ts'
import { quoteBookingChange, quoteStayChange } from './change/quote-change.service.ts'
import { createBooking } from './create/create.service.ts'
import { assignRoom, listFreeRooms, listFreeRoomsOn } from './desk/assign-room.service.ts'
import { getArrivals, getDay, getTape } from './desk/front-desk.service.ts'
import { assignRooms, proposeAssignments } from './desk/room-assignments.service.ts'
import { transitionBooking } from './desk/transitions.service.ts'
import { undoStep } from './desk/undo.service.ts'
import { eraseGuest } from './erase.service.ts'
import { removeExtra } from './extras/ordering.service.ts'
import { extendOption } from './hold/options.service.ts'
import { importBookings } from './import/import.service.ts'
import { listDeskOffers, listOffers } from './offer/offers.service.ts'
import { listPricedNights } from './offer/priced-nights.service.ts'
import { quoteStay } from './offer/quote.service.ts'
import { getRegistration } from './registration/registration.service.ts'

export const bookingsRoutes = [
  readRoute(bookings.list, (ctx, { query }) => listBookings(ctx, query)),
  route(bookings.export, (ctx, { query }) => exportBookings(ctx, query)),
  route(bookings.get, (ctx, { params }) => getBooking(ctx, params.id)),
  route(bookings.quote, (ctx, { params, body }) => quoteStay(ctx, params.hotelId, body)),
  readRoute(bookings.offers, (ctx, { params, query }) => listDeskOffers(ctx, params.hotelId, query)),
  readRoute(guest.nights, (ctx, { params, query }) => listPricedNights(ctx, params.slug, query)),
  readRoute(guest.offers, (ctx, { params, query }) => listOffers(ctx, params.slug, query)),
  route(bookings.create, (ctx, { params, body, idempotencyKey }) =>
    createBooking(ctx, params.hotelId, body, idempotencyKey),
  ),
  route(bookings.removeExtra, (ctx, { params }) => removeExtra(ctx, params)),
  route(bookings.transition, (ctx, { params, body }) => transitionBooking(ctx, params.id, body)),
  route(bookings.extendOption, (ctx, { params, body }) => extendOption(ctx, params.id, body)),
  route(bookings.undo, (ctx, { params, body }) => undoStep(ctx, params.id, body)),
  route(bookings.changeStay, (ctx, { params, body }) => changeStay(ctx, params.id, body)),
  route(bookings.quoteChange, (ctx, { params, body }) => quoteStayChange(ctx, params.id, body)),
  route(bookingChanges.quote, (ctx, { params, body }) => quoteBookingChange(ctx, params.id, body.change)),
  route(bookingChanges.make, (ctx, { params, body }) => changeBooking(ctx, params.id, body)),
  route(bookings.freeRooms, (ctx, { params }) => listFreeRooms(ctx, params.id)),
  route(bookings.freeRoomsOn, (ctx, { params, query }) => listFreeRoomsOn(ctx, params.hotelId, query)),
  route(bookings.assignRoom, (ctx, { params, body }) => assignRoom(ctx, params, body)),
  readRoute(roomAssignments.propose, (ctx, { params, query }) =>
    proposeAssignments(ctx, params.hotelId, query),
  ),
  route(roomAssignments.assign, (ctx, { params, body }) =>
    assignRooms(ctx, params.hotelId, body.assignments),
  ),
  route(registrations.get, (ctx, { params }) => getRegistration(ctx, params.id)),
  route(bookings.updateDetails, (ctx, { params, body }) => changeDetails(ctx, params.id, body)),
  route(guests.erase, (ctx, { params, body }) => eraseGuest(ctx, params.id, body)),
  route(imports.bookings, (ctx, { params, body }) => importBookings(ctx, params.hotelId, body)),
  route(bookings.arrivals, (ctx, { query }) => getArrivals(ctx, query.limit)),
  route(bookings.day, (ctx, { params, query }) => getDay(ctx, params.hotelId, query.day)),
  route(bookings.tape, (ctx, { params, query }) => getTape(ctx, params.hotelId, query)),
]

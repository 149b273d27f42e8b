import type { RemovalReason, ReviewPart, ReviewTopic, TripKind } from '@roomlark/contract/bookings/reviews'
import { say } from '@roomlark/contract/say'

export const partNames: Record<ReviewPart, string> = {
  room: say('Room##part of a stay'),
  cleanliness: say('Cleanliness'),
  staff: say('Staff'),
  place: say('Location'),
  value: say('Value for money'),
}

export const tripNames: Record<TripKind, string> = {
  couple: say('Couple'),
  family: say('Family'),
  friends: say('Friends'),
  alone: say('Alone'),
  business: say('On business'),
}

export const reasonNames: Record<RemovalReason, string> = {
  insulting: say('It insults somebody'),
  'personal-data': say('It names or describes a private person'),
  'not-the-stay': say('It is not about the stay'),
  advertising: say('It advertises something'),
  fraud: say('No guest wrote it'),
}

export const topicNames: Record<ReviewTopic, string> = {
  breakfast: say('Breakfast'),
  bed: say('Beds'),
  bathroom: say('Bathroom'),
  quiet: say('Noise and quiet'),
  view: say('View'),
  location: say('Location'),
  staff: say('Staff'),
  cleanliness: say('Cleanliness'),
  wifi: say('Wi-Fi'),
  parking: say('Parking'),
  pool: say('Pool'),
  price: say('Price##topic of reviews'),
}

import { say } from '../say.ts'
/** This catalogue is fixed, and the web app has an icon for each entry. */
export const amenities = {
  breakfast: say('Breakfast'),
  restaurant: say('Restaurant'),
  bar: say('Bar##in a hotel'),
  pool: say('Pool'),
  spa: say('Spa'),
  sauna: say('Sauna'),
  gym: say('Gym'),
  beach: say('Beach access'),
  'sea-view': say('Sea view'),
  'mountain-view': say('Mountain view'),
  garden: say('Garden'),
  terrace: say('Terrace'),
  wifi: say('Free Wi-Fi'),
  parking: say('Parking'),
  'ev-charging': say('EV charging'),
  'airport-transfer': say('Airport transfer'),
  'air-conditioning': say('Air conditioning'),
  fireplace: say('Fireplace'),
  'family-rooms': say('Family rooms'),
  'pets-welcome': say('Pets welcome'),
  'step-free': say('Step-free access'),
  'meeting-rooms': say('Meeting rooms'),
  laundry: say('Laundry'),
  'front-desk-24h': say('24-hour front desk'),
} as const

export type Amenity = keyof typeof amenities
export const amenityNames = Object.keys(amenities) as [Amenity, ...Amenity[]]

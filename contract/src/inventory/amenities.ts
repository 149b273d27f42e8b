/** This catalogue is fixed, and the web app has an icon for each entry. */
export const amenities = {
  breakfast: 'Breakfast included',
  restaurant: 'Restaurant',
  bar: 'Bar',
  pool: 'Pool',
  spa: 'Spa',
  sauna: 'Sauna',
  gym: 'Gym',
  beach: 'Beach access',
  'sea-view': 'Sea view',
  'mountain-view': 'Mountain view',
  garden: 'Garden',
  terrace: 'Terrace',
  wifi: 'Free Wi-Fi',
  parking: 'Parking',
  'ev-charging': 'EV charging',
  'airport-transfer': 'Airport transfer',
  'air-conditioning': 'Air conditioning',
  fireplace: 'Fireplace',
  'family-rooms': 'Family rooms',
  'pets-welcome': 'Pets welcome',
  'step-free': 'Step-free access',
  'meeting-rooms': 'Meeting rooms',
  laundry: 'Laundry',
  'front-desk-24h': '24-hour front desk',
} as const

export type Amenity = keyof typeof amenities
export const amenityNames = Object.keys(amenities) as [Amenity, ...Amenity[]]

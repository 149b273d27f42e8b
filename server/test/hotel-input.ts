import { cancellationPresets } from '@roomlark/contract/inventory/cancellation'
import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'

export function hotelInput(changes: Partial<HotelInput> = {}): HotelInput {
  return {
    name: 'Villa Marenne',
    description: 'Twelve rooms above the harbour.',
    streetAddress: 'Via dei Limoni 14',
    postalCode: '84017',
    city: 'Positano',
    country: 'IT',
    latitude: 40.628,
    longitude: 14.485,
    timeZone: 'Europe/Rome',
    currency: 'EUR',
    starRating: 5,
    amenities: ['pool', 'wifi'],
    contactEmail: 'desk@marenne.example',
    contactPhone: '+39 089 000 000',
    checkInTime: '15:00',
    checkOutTime: '11:00',
    houseRules: 'Quiet after 22:00.',
    childrenPolicy: 'welcome',
    petsPolicy: 'on-request',
    cancellationPolicy: cancellationPresets.Moderate,
    baseCommissionRate: 12.5,
    isActive: true,
    ...changes,
  }
}

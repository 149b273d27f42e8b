import { inEachLanguage } from '@roomlark/contract/guest-texts'

/** Texts of the availability box on other sites. */
export const embedTexts = inEachLanguage((translate) => ({
  title: translate('Check dates at {hotel}'),
  stay: translate('Your stay'),
  seeRooms: translate('See rooms'),
  update: translate('Update price'),
  from: translate('{nights} from'),
  freeCancellation: translate('Free cancellation available'),
  chooseDates: translate('Choose your dates to see the price with every tax and fee.'),
  noRooms: translate('No rooms for these dates'),
  noRoomsNear: translate('Try other dates or fewer guests.'),
  closeBy: translate('Free close by, from {price}:'),
  otherDates: translate('Choose other dates##to guests'),
  byline: translate('Kept by Roomlark, paid at the hotel'),
  bylineOnline: translate('Kept by Roomlark'),
  commission: translate('{name} earns a commission, you pay the same'),
  close: translate('Close'),
  closed: translate('This hotel takes no bookings here at the moment.'),
}))

export type EmbedTexts = ReturnType<typeof embedTexts>

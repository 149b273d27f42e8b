import { inEachLanguage } from '@roomlark/contract/guest-texts'

/** Words for guests about coming and getting in. */
export const arrivalTexts = inEachLanguage((translate) => ({
  coming: translate('Your arrival##to guests'),
  staying: translate('During your stay##to guests'),
  toCome: translate('How to get in is shown here from check-in on {day} at {time}.##to guests'),
  directions: translate('How to find us##to guests'),
  wayIn: translate('How to get in##to guests'),
  doorCode: translate('Code of the front door##to guests'),
  roomCode: translate('Code of room {number}##to guests'),
  wifi: translate('Wi-Fi network##to guests'),
  wifiPassword: translate('Wi-Fi password##to guests'),
  ask: translate('Write to the front desk##to guests'),
}))

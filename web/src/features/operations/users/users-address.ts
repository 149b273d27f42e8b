import { userTypes } from '@roomlark/contract/endpoint'
import { invitationStates } from '@roomlark/contract/operations/invitations'
import { personSorts, personStates } from '@roomlark/contract/operations/people'
import { partnershipSorts } from '@roomlark/contract/partners/all-partnerships'
import { partnershipStates } from '@roomlark/contract/partnership-events'
import { signalKinds } from '@roomlark/contract/signal-kinds'
import { choice, choiceOr, dayIn, idIn, listAddress, paged } from '../../../parts/list/list-address.ts'

export const peopleAddress = listAddress({
  ...paged,
  sort: choiceOr('newest', personSorts),
  userType: choice(userTypes, 'type'),
  state: choice(personStates),
  mfa: choice(['on', 'off']),
})

export const invitationAddress = listAddress({
  ...paged,
  userType: choice(userTypes, 'type'),
  state: choice(invitationStates),
})

export const auditAddress = listAddress({
  ...paged,
  action: { read: (text: string) => text.slice(0, 80) || undefined },
  userId: idIn('user'),
  fromOn: dayIn('from'),
  untilOn: dayIn('until'),
})

export const partnershipAddress = listAddress({
  ...paged,
  sort: choiceOr('newest', partnershipSorts),
  state: choice(partnershipStates),
  hotelId: idIn('hotel'),
  userId: idIn('user'),
})

export const signalAddress = listAddress({
  ...paged,
  kind: choice(signalKinds),
  affiliateId: idIn('partner'),
  hotelId: idIn('hotel'),
  review: choice(['open', 'done']),
})

import type { LiveEvent } from '@roomlark/contract/platform/live'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { listenLive } from '../session/live.ts'
import {
  analyticsKeys,
  bookingKeys,
  hotelKeys,
  inventoryKeys,
  legalKeys,
  moneyKeys,
  notificationKeys,
  partnershipKeys,
  paymentKeys,
  reportKeys,
  reviewKeys,
  teamKeys,
} from './keys.ts'

/** On a busy day events come by the dozen, so they are handled together. */
const togetherMs = 400

/** Lists the keys that an event outdates. A newer server may send types that this page does not know. */
export function outdatedBy(event: LiveEvent): QueryKey[] {
  switch (event.type) {
    case 'booking':
      return [
        bookingKeys.all,
        inventoryKeys.calendars(event.hotelId),
        inventoryKeys.demandPreviews(event.hotelId),
        analyticsKeys.all,
      ]
    case 'folio':
      // A tax report takes long to count and is about months, so it does not follow every line.
      return [
        bookingKeys.folio(event.bookingId),
        bookingKeys.invoicesOfAll,
        bookingKeys.companyAccounts,
        bookingKeys.dayCloses(event.hotelId),
        paymentKeys.all(event.hotelId),
        reportKeys.cash(event.hotelId),
      ]
    case 'day-close':
      return [bookingKeys.dayCloses(event.hotelId)]
    case 'message':
      return [bookingKeys.messages(event.bookingId), bookingKeys.letters(event.bookingId)]
    case 'inventory':
      return [bookingKeys.all, inventoryKeys.all(event.hotelId), partnershipKeys.boosts(event.hotelId)]
    case 'review':
      return [reviewKeys.all]
    case 'housekeeping':
      return [bookingKeys.housekeeping(event.hotelId), bookingKeys.roomStates(event.hotelId)]
    case 'partnerships':
      return [partnershipKeys.all]
    case 'money':
      return [moneyKeys.all]
    case 'analytics':
      return [analyticsKeys.all, reportKeys.forecasts, ...partnershipKeys.figures]
    case 'notification':
      // Changes in a team and offers of a hotel are announced by a notification.
      return [notificationKeys.all, teamKeys.team, hotelKeys.offers]
    case 'platform':
      return [legalKeys.notices]
    case 'ready':
      return event.missed ? everything : []
    default:
      return []
  }
}

/** This page may have missed events, so everything it shows of other people's work is refetched. */
const everything: QueryKey[] = [
  bookingKeys.all,
  inventoryKeys.everywhere,
  analyticsKeys.all,
  partnershipKeys.all,
  paymentKeys.everywhere,
  moneyKeys.all,
  notificationKeys.all,
  legalKeys.notices,
  teamKeys.team,
  hotelKeys.offers,
  reportKeys.everywhere,
  reviewKeys.all,
]

/** Refreshes what is shown whenever the live stream says that it changed; returns a function that stops it. */
export function refreshWhenTold(client: QueryClient, listen = listenLive): () => void {
  const due = new Map<string, QueryKey>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function refresh() {
    timer = undefined
    if (isChanging(client)) return wait()
    for (const [name, queryKey] of due) {
      // Figures take long to count, so a fetch of them is not cut short; but it may have begun before this event.
      if (queryKey[0] === analyticsKeys.all[0] && client.isFetching({ queryKey }) > 0) continue
      due.delete(name)
      void client.invalidateQueries({ queryKey })
    }
    if (due.size > 0) wait()
  }
  function wait() {
    timer ??= setTimeout(refresh, togetherMs)
  }
  const leave = listen((event) => {
    for (const queryKey of outdatedBy(event)) due.set(JSON.stringify(queryKey), queryKey)
    if (due.size > 0) wait()
  })
  return () => {
    leave()
    clearTimeout(timer)
  }
}

/** Changes being sent are shown already; an answer from before them would undo them for a moment. */
function isChanging(client: QueryClient): boolean {
  return [bookingKeys.all, inventoryKeys.everywhere].some(
    (mutationKey) => client.isMutating({ mutationKey }) > 0,
  )
}

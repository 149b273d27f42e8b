import {
  type LetterKind,
  type LetterTemplate,
  type LetterTemplateInput,
  type LetterText,
  letters,
} from '@roomlark/contract/bookings/letters'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { bookingKeys, inventoryKeys } from './keys.ts'

export function useLetterTemplates(hotelId: string) {
  return useCall(inventoryKeys.letters(hotelId), letters.list, { params: { hotelId } })
}

export function useSaveLetter(hotelId: string, kind: LetterKind) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: LetterTemplateInput) => call(letters.save, { params: { hotelId, kind }, body }),
    onSuccess: (saved) =>
      client.setQueryData<LetterTemplate[]>(inventoryKeys.letters(hotelId), (known) =>
        known?.map((one) => (one.kind === kind ? saved : one)),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: inventoryKeys.letters(hotelId) }),
  })
}

/** Previews the letter as the guest of the latest booking would read it. */
export function usePreviewLetter(hotelId: string) {
  return useMutation({
    mutationFn: (body: { language: GuestLanguage; text: LetterText }) =>
      call(letters.preview, { params: { hotelId }, body }),
  })
}

export function useBookingLetters(bookingId: string) {
  return useCall(bookingKeys.letters(bookingId), letters.ofBooking, { params: { id: bookingId } })
}

/** Sends the confirmation with a new link; the history of the booking says so. */
export function useRenewGuestLink(bookingId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(letters.renewLink, { params: { id: bookingId } }),
    onSuccess: (sent) => keepAnswer(client, bookingKeys.letters(bookingId), sent),
    onSettled: () => client.invalidateQueries({ queryKey: bookingKeys.detail(bookingId) }),
  })
}

export function useSendLetter(bookingId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (kind: LetterKind) => call(letters.send, { params: { id: bookingId }, body: { kind } }),
    onSuccess: (sent) => keepAnswer(client, bookingKeys.letters(bookingId), sent),
  })
}

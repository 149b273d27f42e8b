import { partnerCodes } from '@roomlark/contract/guest-site/partner-codes'
import { type PromoCode, type PromoCodeInput, promoCodes } from '@roomlark/contract/inventory/promo-codes'
import { call } from '../lib/call.ts'
import { useCallPage } from '../lib/use-call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { inventoryKeys } from './keys.ts'

export function usePromoCodes(hotelId: string, enabled = true) {
  return useCallPage(inventoryKeys.promoCodes(hotelId), promoCodes.list, { params: { hotelId } }, { enabled })
}

/** A new code, or a change to one that carries its id and the version that was read. */
export function useSavePromoCode(hotelId: string) {
  return useChange(
    ({ code, input }: { code: PromoCode | null; input: PromoCodeInput }) =>
      code
        ? call(promoCodes.update, {
            params: { hotelId, codeId: code.id },
            body: { ...input, version: code.version },
          })
        : call(promoCodes.create, { params: { hotelId }, body: input }),
    inventoryKeys.promoCodes(hotelId),
  )
}

type Decision = { code: PromoCode; isAgreed: boolean }

/** The hotel's answer to a code that a partner has proposed. */
export function useDecideOnPromoCode(hotelId: string) {
  return useChange(
    ({ code, isAgreed }: Decision) =>
      call(partnerCodes.decide, {
        params: { hotelId, codeId: code.id },
        body: { isAgreed, version: code.version },
      }),
    inventoryKeys.promoCodes(hotelId),
  )
}

export function useRemovePromoCode(hotelId: string) {
  return useChange(
    (codeId: string) => call(promoCodes.remove, { params: { hotelId, codeId } }),
    inventoryKeys.promoCodes(hotelId),
  )
}

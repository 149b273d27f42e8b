import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { X } from '../../ui/icons/x.ts'
import { textsIn } from '../texts/texts.ts'

/** Title and close button of a sheet; on phones only, since elsewhere it is a part of the page. */
export function SheetHead({
  language,
  sheet,
  title,
}: {
  language: GuestLanguage
  sheet: string
  title: string
}) {
  return (
    <div className="flex items-center justify-between pb-2 md:hidden">
      <h2 className="text-lg">{title}</h2>
      <button
        type="button"
        popoverTarget={sheet}
        popoverTargetAction="hide"
        aria-label={textsIn(language).find.close}
        className="grid size-11 place-items-center rounded-md hover:bg-sunken"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}

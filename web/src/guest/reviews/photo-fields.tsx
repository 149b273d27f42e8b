import { reviewRules } from '@roomlark/contract/bookings/reviews'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { fill } from '@roomlark/contract/say'
import { cx } from '../../lib/cx.ts'
import { Picture } from '../picture.tsx'
import { textsIn } from '../texts/texts.ts'

const fileClass = cx(
  'mt-1.5 block w-full max-w-full rounded-md border border-control bg-surface p-2 text-[14px]',
  'file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-md file:border-0 file:bg-sunken file:px-3 file:font-medium file:text-text',
)

/** The photos of a review, each with a box that removes it, and a field for more while there is room. */
export function PhotoFields({ page: { visit, photos, faults } }: { page: GuestPageOf<'review'> }) {
  const texts = textsIn(visit.language)
  const words = texts.reviews.form
  const isWrong = faults.some((fault) => fault.startsWith('photo'))
  return (
    <fieldset className="grid gap-3 border-t border-border pt-4">
      <legend className="sr-only">{words.photos}</legend>
      {photos.length > 0 ? (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <span className="block aspect-square overflow-hidden rounded-md">
                <Picture photo={photo} sizes="160px" />
              </span>
              <label className="mt-1 flex min-h-11 items-center gap-2 text-sm">
                <input type="checkbox" name="remove" value={photo.id} className="size-[18px] shrink-0" />
                {fill(words.photoRemove, { number: index + 1 })}
              </label>
            </li>
          ))}
        </ul>
      ) : null}
      <div>
        <label className="block text-[14px] font-medium">
          {words.photos} <span className="font-normal text-muted">{words.optional}</span>
          <input
            type="file"
            name="photos"
            multiple
            accept="image/jpeg,image/png,image/webp"
            aria-invalid={isWrong}
            aria-describedby="photos-hint"
            className={cx(fileClass, isWrong && 'border-error')}
          />
        </label>
        <p id="photos-hint" className="mt-1.5 text-sm text-muted">
          {fill(words.photosHint, { most: reviewRules.photos })}
        </p>
      </div>
    </fieldset>
  )
}

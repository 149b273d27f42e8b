import { reviewParts, reviewRules, tripKinds } from '@roomlark/contract/bookings/reviews'
import { guestLanguageCodes, guestLanguages } from '@roomlark/contract/guest-languages'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { fieldClass } from '../bookings/booking-form.ts'
import { makeAddress } from '../page-address.ts'
import { textsIn } from '../texts/texts.ts'
import { PhotoFields } from './photo-fields.tsx'

type FormProps = { page: GuestPageOf<'review'> }

const scores = [1, 2, 3, 4, 5] as const
const textClass = cx(fieldClass, 'mt-1.5 h-auto min-h-28 py-2.5 leading-6')

/** Scores by radio buttons, from very poor to excellent, and words. */
export function ReviewForm({ page }: FormProps) {
  const { visit, draft, faults, state, desk } = page
  const texts = textsIn(visit.language).reviews
  const words = texts.form
  const optional = <span className="font-normal text-muted">{words.optional}</span>
  return (
    <form
      method="post"
      action={makeAddress(visit, visit.path)}
      encType={desk ? undefined : 'multipart/form-data'}
      className="mt-5 grid gap-5"
    >
      <fieldset>
        <legend className="text-md font-strong">{words.overall}</legend>
        <Scores page={page} name="score" isWrong={faults.includes('score')} isLarge />
      </fieldset>
      <div className="border-t border-border pt-4">
        <h2 className="font-sans text-md font-strong">{words.partsHeading}</h2>
        <p className="text-sm text-muted">{words.partsHint}</p>
        <div className="mt-3 grid gap-3.5">
          {reviewParts.map((part) => (
            <fieldset key={part} className="grid gap-1 sm:grid-cols-[9rem_minmax(0,1fr)] sm:items-center">
              <legend className="sr-only">{texts.parts[part]}</legend>
              <span aria-hidden="true" className="text-[14.5px]">
                {texts.parts[part]}
              </span>
              <Scores page={page} name={part} />
            </fieldset>
          ))}
        </div>
      </div>
      <div className="grid gap-4 border-t border-border pt-4">
        {(['good', 'better'] as const).map((name) => (
          <label key={name} className="block text-[14px] font-medium">
            {words[name]} {optional}
            <textarea
              name={name}
              rows={4}
              maxLength={reviewRules.textLength}
              defaultValue={draft[name]}
              aria-invalid={faults.includes(name)}
              aria-describedby="text-hint"
              className={textClass}
            />
          </label>
        ))}
        <p id="text-hint" className="-mt-2 text-sm text-muted">
          {words.textHint}
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <label className="block text-[14px] font-medium">
            {words.trip} {optional}
            <select name="trip" defaultValue={draft.trip} className={cx(fieldClass, 'mt-1.5')}>
              <option value="">{words.tripNone}</option>
              {tripKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {texts.trips[kind]}
                </option>
              ))}
            </select>
          </label>
          <label className="block text-[14px] font-medium">
            {words.language}
            <select name="language" defaultValue={draft.language} className={cx(fieldClass, 'mt-1.5')}>
              {guestLanguageCodes.map((code) => (
                <option key={code} value={code}>
                  {guestLanguages[code]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div>
          <label className="block text-[14px] font-medium">
            {words.author} {optional}
            <input
              name="author"
              maxLength={60}
              autoComplete="off"
              defaultValue={draft.author}
              aria-invalid={faults.includes('author')}
              aria-describedby="author-hint"
              className={cx(fieldClass, 'mt-1.5')}
            />
          </label>
          <p id="author-hint" className="mt-1.5 text-sm text-muted">
            {words.authorHint}
          </p>
        </div>
      </div>
      {desk ? null : <PhotoFields page={page} />}
      <button type="submit" className={buttonClass({ size: 'lg', block: true })}>
        {desk ? words.send : state === 'editable' ? words.save : words.publish}
      </button>
    </form>
  )
}

type ScoresProps = FormProps & {
  name: 'score' | (typeof reviewParts)[number]
  isLarge?: boolean
  isWrong?: boolean
}

/** A score that was chosen can be taken back, except that of the whole stay. */
function Scores({ page: { visit, draft }, name, isLarge = false, isWrong = false }: ScoresProps) {
  const texts = textsIn(visit.language).reviews
  return (
    <div
      className={cx(
        'grid gap-1.5',
        isLarge ? 'mt-2 grid-cols-5' : 'grid-cols-[repeat(5,minmax(0,1fr))_auto]',
      )}
    >
      {scores.map((score) => (
        <label
          key={score}
          className={cx(
            'relative grid cursor-pointer content-center justify-items-center rounded-md border bg-surface text-center has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
            isLarge ? 'min-h-16 px-0.5' : 'min-h-11',
            isWrong ? 'border-error' : 'border-control',
          )}
        >
          <input
            type="radio"
            name={name}
            value={score}
            required={name === 'score'}
            defaultChecked={draft[name] === String(score)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span className={cx('tabular-nums', isLarge && 'font-display text-lg font-[540]')}>{score}</span>
          <span className={isLarge ? 'text-[11px] leading-[14px] wrap-anywhere hyphens-auto' : 'sr-only'}>
            {texts.scores[score]}
          </span>
        </label>
      ))}
      {isLarge ? null : (
        <label className="grid min-h-11 cursor-pointer content-center rounded-md px-2 text-sm text-muted has-checked:invisible has-focus-visible:outline-2 has-focus-visible:outline-ring">
          <input type="radio" name={name} value="" defaultChecked={draft[name] === ''} className="sr-only" />
          {texts.form.none}
        </label>
      )}
    </div>
  )
}

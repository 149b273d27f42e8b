import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type {
  CheckoutValues,
  CheckoutField as Field,
} from '@roomlark/contract/guest-site/guest-checkout-page'
import { cx } from '../../lib/cx.ts'
import { CreditCard } from '../../ui/icons/credit-card.ts'
import { KeyRound } from '../../ui/icons/key-round.ts'
import { FeeSteps, type FeeStepsProps } from '../fee-steps.tsx'
import type { CheckoutTexts } from '../texts/checkout.ts'
import { CheckoutExtras, type CheckoutExtrasProps } from './checkout-extras.tsx'
import { CheckoutField } from './checkout-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { SubmitRow } from './submit-row.tsx'
import { type CheckoutStart, useCheckout } from './use-checkout.ts'

type CheckoutFormProps = CheckoutStart & {
  language: GuestLanguage
  /** Label of the button. */
  bookLabel: string
  values: CheckoutValues
  /** The hold has ended: the form stays, with all that was typed. */
  isInert: boolean
  hasHouseRules: boolean
  slug: string
  /** By name. */
  countries: [string, string][]
  /** Payment terms of the stay. */
  pay: { heading: string; texts: string[]; isOnline: boolean }
  arrivalHint: string
  fees: FeeStepsProps
  /** Null where the hotel offers nothing, or it is too late. */
  extras: CheckoutExtrasProps | null
  words: CheckoutTexts
}

const line = 'h-(--control-h) max-md:h-[46px]'
const card = 'rounded-lg border border-border bg-surface p-[18px] md:p-6'

/** The guest's details, the terms, and the one button. A plain form that script makes quicker. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { token, values, words, isInert } = props
  const { errors, needsCode, keepsTyped, phase, formRef, actRef, submit, summaryRef } = useCheckout(props)
  const findError = (field: Field) => (errors.includes(field) ? words.errors[field] : undefined)
  const text = (field: Field) => ({ defaultValue: values[field] })
  return (
    <form
      id="checkout"
      ref={formRef}
      action={`/stays/checkout/${token}`}
      method="post"
      noValidate
      onSubmit={submit}
      className="grid gap-[18px]"
    >
      <input type="hidden" name="act" ref={actRef} disabled />
      <input type="hidden" name="expectedTotalCents" value={props.totalCents} />
      <input type="hidden" name="expectedExtrasCents" value={props.extrasCents} />
      {keepsTyped ? <input type="hidden" name="keepsTyped" value="yes" /> : null}
      {props.carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {errors.length > 0 ? (
        <ErrorSummary ref={summaryRef} errors={errors} words={words} language={props.language} />
      ) : null}
      <div inert={isInert} className={cx('grid gap-[18px]', isInert && 'opacity-55')}>
        <section className={card}>
          <h2 className="text-lg">{words.who}</h2>
          <fieldset className="mt-4">
            <legend className="text-[14px] font-strong">{words.forWhom}</legend>
            <div className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
              {(['myself', 'someone-else'] as const).map((whom) => (
                <label key={whom} className="flex min-h-6 items-center gap-2 py-1 text-[15px]">
                  <input
                    type="radio"
                    name="forWhom"
                    value={whom}
                    defaultChecked={values.forWhom === whom}
                    className="size-4 accent-primary"
                  />
                  {whom === 'myself' ? words.myself : words.someoneElse}
                </label>
              ))}
            </div>
          </fieldset>
          <div className="mt-4 grid gap-x-5 gap-y-4 md:grid-cols-2">
            <CheckoutField name="name" label={words.name} error={findError('name')}>
              {(input) => (
                <input
                  {...input}
                  {...text('name')}
                  autoComplete="name"
                  className={cx(input.className, line)}
                />
              )}
            </CheckoutField>
            <CheckoutField
              name="stayingName"
              label={words.stayingName}
              optional={words.optional}
              error={findError('stayingName')}
              className="in-[form:has([value=myself]:checked)]:hidden"
            >
              {(input) => (
                <input
                  {...input}
                  {...text('stayingName')}
                  autoComplete="off"
                  className={cx(input.className, line)}
                />
              )}
            </CheckoutField>
            <CheckoutField
              name="email"
              label={words.email}
              hint={words.emailHint}
              error={findError('email')}
              className="md:col-start-1"
            >
              {(input) => (
                <input
                  {...input}
                  {...text('email')}
                  type="email"
                  autoComplete="email"
                  className={cx(input.className, line)}
                />
              )}
            </CheckoutField>
            <CheckoutField
              name="phone"
              label={words.phone}
              optional={words.optional}
              hint={words.phoneHint}
              error={findError('phone')}
            >
              {(input) => (
                <input
                  {...input}
                  {...text('phone')}
                  type="tel"
                  autoComplete="tel"
                  className={cx(input.className, line)}
                />
              )}
            </CheckoutField>
            <CheckoutField
              name="country"
              label={words.country}
              optional={words.optional}
              error={findError('country')}
            >
              {(input) => (
                <select
                  {...input}
                  {...text('country')}
                  autoComplete="country"
                  className={cx(input.className, line)}
                >
                  <option value="">{words.countryNone}</option>
                  {props.countries.map(([code, name]) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
            </CheckoutField>
            <CheckoutField
              name="arrivalTime"
              label={words.arrivalTime}
              optional={words.optional}
              hint={props.arrivalHint}
              error={findError('arrivalTime')}
            >
              {(input) => (
                <input
                  {...input}
                  {...text('arrivalTime')}
                  type="time"
                  className={cx(input.className, line)}
                />
              )}
            </CheckoutField>
            <CheckoutField
              name="specialRequests"
              label={words.requests}
              optional={words.optional}
              error={findError('specialRequests')}
              className="md:col-span-2"
            >
              {(input) => (
                <textarea
                  {...input}
                  {...text('specialRequests')}
                  rows={3}
                  className={cx(input.className, 'py-2.5')}
                />
              )}
            </CheckoutField>
            {needsCode ? (
              <CheckoutField name="code" label={words.code} hint={words.codeHint} error={findError('code')}>
                {(input) => (
                  <input
                    {...input}
                    {...text('code')}
                    inputMode="numeric"
                    autoComplete="one-time-code"
                    maxLength={6}
                    className={cx(input.className, line)}
                  />
                )}
              </CheckoutField>
            ) : null}
          </div>
        </section>
        {props.extras ? <CheckoutExtras {...props.extras} /> : null}
        <section className={card}>
          <div className="flex gap-4">
            <span className="grid size-[42px] shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text">
              {props.pay.isOnline ? (
                <CreditCard aria-hidden="true" className="size-5" />
              ) : (
                <KeyRound aria-hidden="true" className="size-5" />
              )}
            </span>
            <div className="grid min-w-0 gap-1">
              <h2 className="text-lg">{props.pay.heading}</h2>
              {props.pay.texts.map((text) => (
                <p key={text} className="wrap-anywhere text-muted">
                  {text}
                </p>
              ))}
            </div>
          </div>
          <div className="mt-5 border-t border-border pt-4">
            <FeeSteps {...props.fees} />
          </div>
        </section>
        <SubmitRow
          language={props.language}
          words={words}
          phase={phase}
          slug={props.slug}
          hasHouseRules={props.hasHouseRules}
          bookLabel={props.bookLabel}
          isAccepted={values.termsAccepted === 'yes'}
          error={findError('termsAccepted')}
        />
      </div>
    </form>
  )
}

import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { imageLimits } from '@roomlark/contract/platform/photos'
import { type ReactNode, useEffect, useRef } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { PhotoCalls } from '../../../../data/photos.ts'
import { PolicyEditor } from '../../../../parts/cancellation/policy-editor.tsx'
import { FormBody } from '../../../../parts/form/form-body.tsx'
import { PhotoManager } from '../../../../parts/photos/photo-manager.tsx'
import type { PhotoQueue } from '../../../../parts/photos/photo-queue.ts'
import { usePhotos } from '../../../../parts/photos/use-photo-queue.ts'
import { BasicsFields } from './hotel-form-basics.tsx'
import { DescriptionFields } from './hotel-form-description.tsx'
import { LocationFields } from './hotel-form-location.tsx'
import { PoliciesFields } from './hotel-form-policies.tsx'
import { HotelFormRail } from './hotel-form-rail.tsx'
import { HotelFormSection } from './hotel-form-section.tsx'
import { TermsFields } from './hotel-form-terms.tsx'
import { useCurrentSection } from './use-current-section.ts'
import type { HotelFormReturn } from './use-hotel-form.ts'

type HotelFormProps = {
  form: HotelFormReturn
  photos: PhotoQueue
  /** Null until the hotel has been created. */
  photoCalls: PhotoCalls | null
  isLocked?: boolean
  /** Consequences of another commission, for a hotel that has partners. */
  rateNotice?: ReactNode
  onSaved: (hotel: Hotel) => void
  /** The bar at the bottom. */
  children: ReactNode
}

/** The form for both creating and editing a hotel. */
export function HotelForm(props: HotelFormProps) {
  const { form, photos, photoCalls, isLocked = false, rateNotice, onSaved, children } = props
  const element = useRef<HTMLFormElement>(null)
  const { current, follow } = useCurrentSection(element)
  const photoCount = usePhotos(photos).length
  const { submitCount } = form.formState

  useEffect(() => {
    if (submitCount > 0) focusFirstFault(element.current)
  }, [submitCount])

  return (
    <FormBody
      form={form}
      onDone={onSaved}
      ref={element}
      onFocus={follow}
      className="flex grow flex-col"
      {...(isLocked && { onSubmit: (event) => event.preventDefault() })}
    >
      <HotelFormRail form={form} photoCount={photoCount} current={current} />
      {/* A focused field scrolls to where neither rail nor bar covers it. */}
      <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)] [&_:is(input,select,textarea,button)]:scroll-mt-20 [&_:is(input,select,textarea,button)]:scroll-mb-32">
        <div className="grid min-w-0 gap-5">
          <HotelFormSection id="basics" isLocked={isLocked}>
            <BasicsFields form={form} />
          </HotelFormSection>
          <HotelFormSection id="location" isLocked={isLocked}>
            <LocationFields form={form} />
          </HotelFormSection>
          <HotelFormSection id="description" isLocked={isLocked}>
            <DescriptionFields form={form} />
          </HotelFormSection>
          <HotelFormSection id="policies" isLocked={isLocked}>
            <PoliciesFields form={form} />
          </HotelFormSection>
        </div>
        <div className="grid min-w-0 gap-5">
          <HotelFormSection id="photos">
            <PhotoManager queue={photos} calls={photoCalls} noun="hotel" most={imageLimits.perHotel} />
          </HotelFormSection>
          <HotelFormSection id="terms" isLocked={isLocked}>
            <TermsFields form={form} rateNotice={rateNotice} />
          </HotelFormSection>
          <HotelFormSection id="cancellation" isLocked={isLocked}>
            <CancellationFields form={form} />
          </HotelFormSection>
        </div>
      </div>
      <div className="grow" />
      {children}
    </FormBody>
  )
}

/** Finds the first fault in page order, whatever kind of control it is in. */
function focusFirstFault(form: HTMLFormElement | null): void {
  const fault = form?.querySelector('[aria-invalid="true"]')
  const target = fault?.matches('input, select, textarea') ? fault : fault?.querySelector('input')
  if (target instanceof HTMLElement) {
    target.scrollIntoView({ block: 'center' })
    target.focus({ preventScroll: true })
  }
}

function CancellationFields({ form }: { form: HotelFormReturn }) {
  const { field, fieldState } = useController({ control: form.control, name: 'cancellationPolicy' })
  const checkInTime = useWatch({ control: form.control, name: 'checkInTime' })
  return (
    <PolicyEditor
      value={field.value}
      checkInTime={checkInTime}
      isFaulty={fieldState.error !== undefined}
      message={fieldState.error?.message}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}

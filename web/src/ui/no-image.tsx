import { say } from '@roomlark/contract/say'
import { ImageOff } from './icons/image-off.ts'

/** spec §2: where a hotel has no picture. Fills its frame, which must be positioned. */
export function NoImage() {
  return (
    <span className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-sunken text-[14px] text-muted">
      <ImageOff aria-hidden="true" className="size-[26px]" />
      {say('No image')}
    </span>
  )
}

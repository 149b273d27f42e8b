import { say } from '@roomlark/contract/say'

type KeepPriceProps = { value: boolean; onChange: (keepPrice: boolean) => void }

export function KeepPrice({ value, onChange }: KeepPriceProps) {
  return (
    <label className="flex min-h-8 w-fit max-w-full cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
        className="size-[18px] shrink-0 accent-primary"
      />
      {say('Keep the agreed price')}
    </label>
  )
}

import * as Radix from '@radix-ui/react-switch'
import type { ComponentProps } from 'react'

type SwitchProps = Pick<
  ComponentProps<typeof Radix.Root>,
  'checked' | 'onCheckedChange' | 'disabled' | 'aria-labelledby' | 'aria-describedby'
>

export function Switch(props: SwitchProps) {
  return (
    <Radix.Root
      {...props}
      className="group inline-block h-[26px] w-11 shrink-0 rounded-full bg-control p-[3px] transition-colors duration-(--dur-base) disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:bg-primary"
    >
      <Radix.Thumb className="block size-5 rounded-full bg-surface shadow-xs transition-transform duration-(--dur-base) group-data-[state=checked]:translate-x-[18px] group-data-[state=checked]:bg-on-primary dark:bg-text" />
    </Radix.Root>
  )
}

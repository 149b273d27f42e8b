import { type ComponentProps, createElement } from 'react'

type Shape = [tag: string, attributes: Record<string, string>]
type IconProps = ComponentProps<'svg'> & { size?: number | string }

export type Icon = ReturnType<typeof createIcon>

/** Draws one path on a grid of 24, with lines 2 wide. */
export function createIcon(path: string | readonly Shape[]) {
  return function Icon({ size = 24, className, ...rest }: IconProps) {
    const isNamed = 'aria-label' in rest || 'aria-labelledby' in rest || 'role' in rest
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...(isNamed ? {} : { 'aria-hidden': true }),
        ...rest,
        className: className ? `lucide ${className}` : 'lucide',
      },
      ...(typeof path === 'string'
        ? [createElement('path', { d: path })]
        : path.map(([tag, attributes]) => createElement(tag, attributes))),
    )
  }
}

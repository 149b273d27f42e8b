/** Clicks over the period as small bars, the last of them strong. */
export function SparkBars({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values)
  return (
    <svg aria-hidden="true" width={values.length * 12} height="28" className="block">
      {values.map((value, at) => {
        const height = Math.max(1, (value / most) * 24)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is known by its place
            key={at}
            x={at * 12}
            y={28 - height}
            width="8"
            height={height}
            rx={Math.min(2, height / 2)}
            fill="var(--chart-1)"
            opacity={at === values.length - 1 ? 1 : 0.4}
          />
        )
      })}
    </svg>
  )
}

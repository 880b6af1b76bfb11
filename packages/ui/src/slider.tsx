import { type ComponentProps, useId } from 'react';
import { type CustomProperties, percent } from './css-values.ts';
import './slider.css';

export interface SliderProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max'> {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min?: number | undefined;
  max?: number | undefined;
  /** the value in words, shown and spoken: "70 %" */
  output: string;
}

/** A value on a line, 0 to 100 unless said otherwise. Arrow keys, Home and End move it. */
export function Slider(props: SliderProps) {
  const { label, value, onValueChange, min = 0, max = 100, output, id, onChange, ...rest } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const filled: CustomProperties = { '--v': percent(value, min, max) };
  return (
    <div className="slider" style={filled}>
      <label className="label" htmlFor={inputId}>
        {label}
      </label>
      {/* not live: the slider itself speaks its value */}
      <output className="num" htmlFor={inputId} aria-live="off">
        {output}
      </output>
      <input
        {...rest}
        id={inputId}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={output}
        onChange={(event) => {
          onChange?.(event);
          onValueChange(event.currentTarget.valueAsNumber);
        }}
      />
    </div>
  );
}

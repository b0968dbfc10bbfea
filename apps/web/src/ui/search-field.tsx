import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { TextInput, type TextInputProps } from './text-input';

export interface SearchFieldProps extends Pick<TextInputProps, 'placeholder' | 'maxLength' | 'className'> {
  label?: string;
  /** May lag behind typing, like a URL parameter. A value that was not typed here replaces the text. */
  value: string;
  onSearch: (text: string) => void;
}

/** A search field that filters while typing. */
export const SearchField = ({ label = 'Search', value, onSearch, className, ...rest }: SearchFieldProps) => {
  const id = useId();
  const [text, setText] = useState(value);
  /** Typed texts that have not come back as `value` yet. */
  const typed = useRef<string[]>([]);
  useEffect(() => {
    const index = typed.current.lastIndexOf(value);
    typed.current = index === -1 ? [] : typed.current.slice(index + 1);
    if (index === -1) setText(value);
  }, [value]);
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-xs font-semibold text-soft">
        {label}
      </label>
      <TextInput
        {...rest}
        id={id}
        type="search"
        icon={<Search />}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          typed.current.push(target.value);
          onSearch(target.value);
        }}
      />
    </div>
  );
};

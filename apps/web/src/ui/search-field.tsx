import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { TextInput, type TextInputProps } from './text-input';

export interface SearchFieldProps extends Pick<TextInputProps, 'placeholder' | 'maxLength' | 'className'> {
  label?: string;
  /** May follow what is typed at leisure, as an address does; takes its place when it comes from elsewhere. */
  value: string;
  onSearch: (text: string) => void;
}

/** Words that narrow a list down as they are typed. */
export const SearchField = ({ label = 'Search', value, onSearch, className, ...rest }: SearchFieldProps) => {
  const id = useId();
  const [text, setText] = useState(value);
  /** What was typed and has not come back as `value` yet. */
  const typed = useRef<string[]>([]);
  useEffect(() => {
    const at = typed.current.lastIndexOf(value);
    typed.current = at === -1 ? [] : typed.current.slice(at + 1);
    if (at === -1) setText(value);
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

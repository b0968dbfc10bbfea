import { Search } from 'lucide-react';
import { useId } from 'react';
import { TextInput, type TextInputProps } from './text-input';

export interface SearchFieldProps extends Pick<TextInputProps, 'placeholder' | 'maxLength' | 'className'> {
  label?: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Words that narrow a list down as they are typed. */
export const SearchField = ({ label = 'Search', onSearch, className, ...rest }: SearchFieldProps) => {
  const id = useId();
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
        onChange={(event) => onSearch(event.target.value)}
      />
    </div>
  );
};

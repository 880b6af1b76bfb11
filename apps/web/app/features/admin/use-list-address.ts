import { useSearchParams } from 'react-router';

type Defaults = Readonly<Record<string, string>>;

export interface ListAddress<Names extends string> {
  readonly values: Readonly<Record<Names, string>>;
  readonly page: number;
  /** As the API is asked. */
  readonly query: Readonly<Record<string, string>>;
  /** Tells one list from another. */
  readonly key: string;
  /** Sets parameters and goes to the first page, unless it sets the page; what has its default leaves the address. */
  set(changes: Partial<Record<Names | 'page', string>>): void;
}

/** The state of a list as its address has it: what is searched for, how it is filtered and sorted, which page. */
export function useListAddress<const D extends Defaults>(defaults: D): ListAddress<keyof D & string> {
  const [search, setSearch] = useSearchParams();
  const values = Object.fromEntries(
    Object.entries(defaults).map(([name, otherwise]) => [name, search.get(name) ?? otherwise]),
  ) as Record<keyof D & string, string>;
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1);
  const query = { ...values, page: String(page) };
  return {
    values,
    page,
    query,
    key: JSON.stringify(query),
    set(changes) {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('page');
          for (const [name, value] of Object.entries<string | undefined>(changes))
            if (value === undefined || value === (name === 'page' ? '1' : defaults[name])) next.delete(name);
            else next.set(name, value);
          return next;
        },
        { preventScrollReset: true },
      );
    },
  };
}

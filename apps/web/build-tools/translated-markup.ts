import { parseSync, Visitor } from 'vite';

/** A place where a component would go wrong under translation. */
export interface Fault {
  readonly line: number;
  readonly says: string;
}

type Program = ReturnType<typeof parseSync>['program'];
type Visited = NonNullable<ConstructorParameters<typeof Visitor>[0]>;
type Element = Parameters<NonNullable<Visited['JSXElement']>>[0];
type Child = Element['children'][number];
type Expression = Extract<Child, { type: 'JSXExpressionContainer' }>['expression'];

/** What a child may be at one time or another. A `text` is what a translator takes out of the page. */
type Kind = 'text' | 'element' | 'nothing';

const conditionalText =
  'text that comes and goes stands beside other content: give it an element, or make one text of both';
const textAfter =
  'text follows what comes and goes: give it an element, so that nothing is inserted before the text itself';
const japaneseByHand =
  'Japanese is marked by {...japanese} of @michi/ui/japanese, which also keeps translators off';

/**
 * Finds what a translator would break. It takes texts out of the page: React must neither take out nor insert before
 * one that stands beside others. An element's only text is replaced as a whole, which is right.
 */
export function faultsOf(file: string, source: string): Fault[] {
  const faults: Fault[] = [];
  const fault = ({ start, end }: { start: number; end: number }, says: string) => {
    const before = source.slice(0, end - source.slice(start, end).trimStart().length);
    faults.push({ line: before.split('\n').length, says });
  };
  const program: Program = parseSync(file, source).program;
  const look = ({ children }: Pick<Element, 'children'>) => {
    const shown = children
      .map((child) => ({ child, ...goingOf(child) }))
      .filter(({ kinds }) => kinds.size > 0);
    if (shown.length < 2) return;
    for (const [index, { child, kinds, stays }] of shown.entries()) {
      if (stays) continue;
      if (kinds.has('text')) fault(child, conditionalText);
      const next = shown.slice(index + 1).find((other) => other.stays);
      if (next?.kinds.has('text')) fault(next.child, textAfter);
    }
  };
  new Visitor({
    JSXElement: look,
    JSXFragment: look,
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'lang' || !value) return;
      if (/['"]ja['"]/.test(source.slice(value.start, value.end))) fault(value, japaneseByHand);
    },
  }).visit(program);
  return faults;
}

/** What makes lists of elements. */
const listing = new Set(['map', 'flatMap', 'from']);
/** Places for what a caller hands over: elements as a rule. */
const slots = new Set(['children', 'tools', 'action', 'verdict']);

/** What a child may be, and whether React keeps what it has made of it: also a text whose words change. */
function goingOf(child: Child): { kinds: ReadonlySet<Kind>; stays: boolean } {
  const kinds = kindsOf(child);
  const onlyText = kinds.size === 1 && kinds.has('text');
  if (child.type !== 'JSXExpressionContainer' || onlyText) return { kinds, stays: true };
  const { expression } = child;
  const isChoice = expression.type === 'ConditionalExpression' || expression.type === 'LogicalExpression';
  return { kinds, stays: !isChoice && !(expression.type === 'CallExpression' && lists(expression)) };
}

const lists = ({ callee }: Extract<Expression, { type: 'CallExpression' }>) =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  listing.has(callee.property.name);

/** Space alone is left alone by translators. */
const textKind = (text: string): Kind => (text.trim() === '' ? 'element' : 'text');

function kindsOf(child: Child): ReadonlySet<Kind> {
  if (child.type === 'JSXText')
    return new Set(/^\s*\n\s*$/.test(child.value) || child.value === '' ? [] : [textKind(child.value)]);
  return child.type === 'JSXExpressionContainer' ? kindsOfExpression(child.expression) : new Set(['element']);
}

function kindsOfExpression(expression: Expression): ReadonlySet<Kind> {
  switch (expression.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return kindsOfExpression(expression.expression);
    case 'JSXEmptyExpression':
      return new Set();
    case 'JSXElement':
      return new Set(['element']);
    case 'JSXFragment':
      return new Set([expression.children.some((child) => kindsOf(child).has('text')) ? 'text' : 'element']);
    case 'Literal':
      return new Set([typeof expression.value === 'string' ? textKind(expression.value) : 'nothing']);
    case 'ConditionalExpression':
      return new Set([
        ...kindsOfExpression(expression.consequent),
        ...kindsOfExpression(expression.alternate),
      ]);
    case 'LogicalExpression':
      return new Set([
        ...(expression.operator === '&&' ? (['nothing'] as const) : kindsOfExpression(expression.left)),
        ...kindsOfExpression(expression.right),
      ]);
    case 'CallExpression':
      return lists(expression) ? new Set(['element']) : kindsOfExpression(expression.callee);
    case 'Identifier':
      if (expression.name === 'undefined') return new Set(['nothing']);
      return new Set([slots.has(expression.name) ? 'element' : 'text']);
    default:
      return new Set(['text']);
  }
}

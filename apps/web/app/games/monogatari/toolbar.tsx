import type { Story } from '@michi/games/monogatari/creations';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import type { OpenDraft } from '../../learner/use-creations.ts';
import { useSameAct } from '../../lib/react/use-same-act.ts';
import './toolbar.css';
import type { StoryEditor } from './use-story-editor.ts';

const tools = { background: '景', figure: '人', bubble: '言', words: '字', emotion: '情' } as const;
export type Tool = keyof typeof tools;
/** Leads to a tool, and to a panel if it is for one. */
export type GoTo = (tool: Tool, panel: number | null) => void;
const names = Object.keys(tools) as Tool[];

/** A step forward, and what is done with a panel as a whole. */
type Act = 'redo' | 'copy' | 'paste' | 'clear';

export interface ToolbarProps extends Pick<OpenDraft<Story>, 'canRedo'> {
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  readonly editor: StoryEditor;
}

/** Which tools are at hand, and what can be done at once. */
export function Toolbar({ onTool, editor, ...shown }: ToolbarProps) {
  const onChosen = useSameAct(onTool);
  const onAct = useSameAct((act: Act) => editor[act]());
  return <Buttons {...shown} canPaste={editor.copied !== null} onTool={onChosen} onAct={onAct} />;
}

interface ButtonsProps extends Omit<ToolbarProps, 'editor'> {
  readonly canPaste: boolean;
  readonly onAct: (act: Act) => void;
}

const Buttons = memo(function Buttons(props: ButtonsProps) {
  const { tool, onTool, onAct, canRedo, canPaste } = props;
  const t = useTranslations('monogatari.tools');
  return (
    <div className="mng-toolbar" role="toolbar" aria-label={t('label')}>
      {names.map((name) => (
        <button key={name} type="button" aria-pressed={tool === name} onClick={() => onTool(name)}>
          <Ja aria-hidden="true">{tools[name]}</Ja>
          <span>{t(name)}</span>
        </button>
      ))}
      {/* disabled, it would lose the focus with the last step */}
      <button type="button" aria-disabled={!canRedo} onClick={() => onAct('redo')}>
        <Icon name="undo" className="mng-mirror" />
        <span>{t('redo')}</span>
      </button>
      <button type="button" onClick={() => onAct('copy')}>
        <Icon name="book" />
        <span>{t('copy')}</span>
      </button>
      <button type="button" aria-disabled={!canPaste} onClick={() => onAct('paste')}>
        <Icon name="plus" />
        <span>{t('paste')}</span>
      </button>
      <button type="button" onClick={() => onAct('clear')}>
        <Icon name="trash" />
        <span>{t('clear')}</span>
      </button>
    </div>
  );
});

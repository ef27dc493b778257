/**
 * The completion script of each shell. All of them call `shakedown complete` with the words before the
 * cursor; `--next` stands for an empty last word, which PowerShell cannot pass. It answers with lines of a
 * word, a tab and its meaning, and with `:files` and `:open`, which say how the shell goes on.
 */
const bash = `# Source this, or put it into ~/.local/share/bash-completion/completions/shakedown
_shakedown() {
  local line=\${COMP_LINE:0:COMP_POINT} answer typed here
  local -a words
  read -ra words <<< "$line"
  [[ $line == *[[:space:]] ]] && words+=("")
  typed=\${words[-1]}
  # Bash breaks words at = and : and wants only what stands behind the last break.
  here=\${COMP_WORDS[COMP_CWORD]}
  [[ $here == [=:] ]] && here=
  COMPREPLY=()
  while IFS= read -r answer; do
    case $answer in
      :files) compopt -o default 2> /dev/null ;;
      :open) compopt -o nospace 2> /dev/null ;;
      *) answer=\${answer%%$'\\t'*} && COMPREPLY+=("\${answer#"\${typed%"$here"}"}") ;;
    esac
  done < <(shakedown complete -- "\${words[@]:1}" 2> /dev/null)
}
complete -F _shakedown shakedown`;

const zsh = `#compdef shakedown
# Source this behind compinit, or put it as _shakedown into a directory of $fpath
_shakedown() {
  local -a found open
  local answer files=
  for answer in "\${(@f)$(shakedown complete -- "\${(@)words[2,CURRENT-1]}" "$PREFIX" 2> /dev/null)}"; do
    case $answer in
      :files) files=1 ;;
      :open) open=(-S '') ;;
      *$'\\t'*) found+=("\${\${answer%%$'\\t'*}//:/\\\\:}:\${answer#*$'\\t'}") ;;
      ?*) found+=("\${answer//:/\\\\:}") ;;
    esac
  done
  (( $#found )) && _describe shakedown found $open
  [[ -n $files ]] && _files
}
if [[ $funcstack[1] = _shakedown ]]; then _shakedown "$@"; else compdef _shakedown shakedown; fi`;

const fish = `# Put this into ~/.config/fish/completions/shakedown.fish
function __shakedown_complete
  set -l words (commandline -opc) (commandline -ct)
  for answer in (shakedown complete -- $words[2..-1] 2> /dev/null)
    switch $answer
      case :files
        __fish_complete_path (commandline -ct)
      case :open
      case '*'
        echo $answer
    end
  end
end
complete -c shakedown -f -a '(__shakedown_complete)'`;

const powershell = `# Put this into your $PROFILE
Register-ArgumentCompleter -Native -CommandName shakedown -ScriptBlock {
  param($typed, $line, $cursor)
  $words = @($line.CommandElements | Select-Object -Skip 1 | ForEach-Object { "$_" })
  $next = if ($typed -eq '') { @('--next') } else { @() }
  shakedown complete @next -- @words 2> $null | ForEach-Object {
    $word, $about = $_ -split "\`t", 2
    if (-not $word.StartsWith(':')) {
      if (-not $about) { $about = $word }
      [System.Management.Automation.CompletionResult]::new($word, $word, 'ParameterValue', $about)
    }
  }
}`;

/** The script of each shell, by the shell's name. */
export const completionScripts = { bash, zsh, fish, powershell } as const;

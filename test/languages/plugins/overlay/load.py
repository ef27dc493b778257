"""Shows a warning on EDMCOverlay while the ship is in danger, and the destination of a jump."""

from edmc_data import Flags2OnFoot, FlagsIsInDanger, FlagsSupercruise
from EDMCLogging import get_main_logger

try:
    from EDMCOverlay import edmcoverlay
except ImportError:
    import edmcoverlay

logger = get_main_logger()
overlay = None
was_in_supercruise = False


def plugin_start3(plugin_dir):
    global overlay
    overlay = edmcoverlay.Overlay()
    return 'Overlay'


def journal_entry(cmdr, is_beta, system, station, entry, state):
    if entry['event'] == 'StartJump' and entry['JumpType'] == 'Hyperspace':
        overlay.send_message('jump', f'{system} > {entry["StarSystem"]}', 'green', 100, 100, ttl=8, size='large')


def dashboard_entry(cmdr, is_beta, entry):
    global was_in_supercruise
    if entry.get('Flags2', 0) & Flags2OnFoot:
        return
    if entry['Flags'] & FlagsIsInDanger:
        overlay.send_message('danger', 'In danger', 'red', 100, 140, ttl=2)
    is_in_supercruise = bool(entry['Flags'] & FlagsSupercruise)
    if is_in_supercruise and not was_in_supercruise:
        overlay.send_message('supercruise', f'{cmdr} is in supercruise', 'green', 100, 180, ttl=4)
    was_in_supercruise = is_in_supercruise
